/** Lists for staff: pages by cursor, and counts. Failures are thrown with words, as queries show them. */
import {
  countDocuments,
  listDocuments,
  type Equalities,
  type ListPage,
  type ListPlace,
} from '#client/staff-documents.ts';
import type { Result } from '#domain/result.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { databaseOutcome } from './database-outcome.ts';

export type { Equalities, FoundDocument, ListPage, ListPlace } from '#client/staff-documents.ts';

/** What could not be read; its message tells a person why. */
export class NotRead extends Error {
  override name = 'NotRead';
}

/** @throws NotRead */
export async function orThrow<T>(asked: Promise<Result<T>>): Promise<T> {
  const answer = await asked;
  if (answer.success) return answer.value;
  throw new NotRead(answer.error);
}

/** Rows of one page of a list; the database is asked for one more. */
export const PAGE_ROWS = 50;

export interface ListAsked {
  equal: Equalities;
  sort: readonly [field: string, direction: 'asc' | 'desc'];
}

/** @throws NotRead */
export const listAsStaff = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  { equal, sort }: ListAsked,
  after: ListPlace | undefined,
): Promise<ListPage<z.output<S>>> =>
  orThrow(databaseOutcome(() => listDocuments(kind, { equal, sort, size: PAGE_ROWS, after })));

/** @throws NotRead */
export const countAsStaff = (kind: DocumentKind, equal: Equalities): Promise<number> =>
  orThrow(databaseOutcome(() => countDocuments(kind, equal)));
