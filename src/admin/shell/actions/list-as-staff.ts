/** Lists and counts for staff. Failures are thrown with messages that queries display. */
import type { ListCursor } from '#firebase/browser/read-page.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import type { ListRequest, ListPage } from '#firebase/browser/staff-lists.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
export type { ListCursor } from '#firebase/browser/read-page.ts';
export type { ListRequest, ListPage } from '#firebase/browser/staff-lists.ts';

/** Rows per page; the database is asked for one more. */
export const PAGE_ROWS = 50;

/** @throws ReadError */
export const listAsStaff = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  list: StaffList,
  query: ListRequest,
  { after, size = PAGE_ROWS }: { after?: ListCursor | undefined; size?: number } = {},
  { listDocuments }: Pick<StaffDatabase, 'listDocuments'> = staffDatabase,
): Promise<ListPage<z.output<S>>> =>
  readOrThrow(() => listDocuments(kind, list, query, { size, after }));

/** @throws ReadError */
export const countAsStaff = (
  list: StaffList,
  query: ListRequest,
  { countDocuments } = staffDatabase,
): Promise<number> => readOrThrow(() => countDocuments(list, query));
