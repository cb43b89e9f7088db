/** Lists for staff: pages by cursor, and counts. Failures are thrown with words, as queries show them. */
import type { ListPlace } from '#firebase/browser/read-page.ts';
import {
  countDocuments,
  listDocuments,
  type ListAsked,
  type ListPage,
} from '#firebase/browser/staff-lists.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export type { FoundDocument } from '#firebase/browser/found-document.ts';
export type { ListPlace } from '#firebase/browser/read-page.ts';
export type { ListAsked, ListPage } from '#firebase/browser/staff-lists.ts';

/** Rows of one page of a list; the database is asked for one more. */
export const PAGE_ROWS = 50;

/** @throws ReadError */
export const listAsStaff = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  list: StaffList,
  asked: ListAsked,
  { after, size = PAGE_ROWS }: { after?: ListPlace | undefined; size?: number } = {},
): Promise<ListPage<z.output<S>>> =>
  readOrThrow(() => listDocuments(kind, list, asked, { size, after }));

/** @throws ReadError */
export const countAsStaff = (list: StaffList, asked: ListAsked): Promise<number> =>
  readOrThrow(() => countDocuments(list, asked));
