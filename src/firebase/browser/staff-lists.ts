/** Lists for the back office: pages by cursor, and counts. */
import { getCount, type Query } from 'firebase/firestore/lite';
import type { DocumentKind } from '#schema/kind.ts';
import type { ListSort, StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { withTimeout } from './with-timeout.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { readPage, type ListCursor, type PageRequest } from './read-page.ts';
import { queryOf } from './run-query.ts';

export interface ListPage<T> {
  rows: DecodedDocument<T>[];
  /** The cursor of the next page; undefined after the last. */
  after: ListCursor | undefined;
}

/** Lists are compared element by element. */
type Comparable = string | number | Date | readonly string[];

/** Filters and sort order of a list. */
export interface ListRequest {
  /**
   * Field values to match, or several of which one must match; only fields in the list's filters.
   */
  equal: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  /** One of the list's sort orders. */
  sort: ListSort;
  /** Range of the sort field. */
  between?: { from?: Comparable | undefined; before?: Comparable | undefined } | undefined;
}

function queryFor({ collection }: StaffList, { equal, sort, between }: ListRequest): Query {
  const { from, before } = between ?? {};
  const [sortField] = sort;
  const compared = [
    ...Object.entries(equal).map(
      ([field, value]) => [field, Array.isArray(value) ? 'in' : '==', value] as const,
    ),
    ...(from === undefined ? [] : [[sortField, '>=', from] as const]),
    ...(before === undefined ? [] : [[sortField, '<', before] as const]),
  ];
  return queryOf(
    {
      collection,
      where: compared.map(([field, operator]) => [field, operator]),
      orderBy: [sort],
    },
    compared.map(([, , value]) => value),
  );
}

/** One page of a list. @throws DatabaseFailure */
export const listDocuments = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  list: StaffList,
  request: ListRequest,
  page: PageRequest,
): Promise<ListPage<z.output<S>>> =>
  withTimeout(async () => {
    const { docs, after } = await readPage(queryFor(list, request), page);
    return { rows: docs.map((each) => decodedDocument(kind, each.id, each.data())), after };
  });

/** The count, computed by the database. @throws DatabaseFailure */
export const countDocuments = (list: StaffList, request: ListRequest): Promise<number> =>
  withTimeout(async () => (await getCount(queryFor(list, request))).data().count);
