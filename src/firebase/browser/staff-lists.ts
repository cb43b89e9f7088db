/** Lists for the back office: pages by cursor, and counts. */
import {
  collection,
  getCount,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import type { DocumentKind } from '#schema/kind.ts';
import { COMPARED, type ListSort, type StaffList } from '#schema/staff-lists.ts';
import type * as z from 'zod';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { readPage, type ListCursor, type PageRequest } from './read-page.ts';

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

function boundsOf({ sort: [field], between }: ListRequest): QueryConstraint[] {
  const { from, before } = between ?? {};
  return [
    ...(from === undefined ? [] : [where(field, COMPARED.from, from)]),
    ...(before === undefined ? [] : [where(field, COMPARED.before, before)]),
  ];
}

/**
 * @throws TypeError for a filter or sort order that the list does not define, and so has no index
 */
function constraintsOf(list: StaffList, request: ListRequest): QueryConstraint[] {
  const equal = Object.entries(request.equal);
  const unknown = equal.find(([field]) => !list.filters.includes(field));
  if (unknown) throw new TypeError(`${list.collection} cannot be filtered by ${unknown[0]}`);
  const [field, direction] = request.sort;
  if (!list.sorts.some(([by, sortDirection]) => by === field && sortDirection === direction))
    throw new TypeError(`${list.collection} cannot be sorted by ${field}, ${direction}`);
  return [
    ...equal.map(([name, value]) =>
      where(name, Array.isArray(value) ? COMPARED.anyOf : COMPARED.is, value),
    ),
    ...boundsOf(request),
    orderBy(field, direction),
  ];
}

/** One page of a list. @throws DatabaseFailure */
export const listDocuments = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  list: StaffList,
  request: ListRequest,
  page: PageRequest,
): Promise<ListPage<z.output<S>>> =>
  withTimeout(async () => {
    const all = query(collection(database(), list.collection), ...constraintsOf(list, request));
    const { docs, after } = await readPage(all, page);
    return { rows: docs.map((each) => decodedDocument(kind, each.id, each.data())), after };
  });

/** The count, computed by the database. @throws DatabaseFailure */
export const countDocuments = (list: StaffList, request: ListRequest): Promise<number> =>
  withTimeout(async () => {
    const all = query(collection(database(), list.collection), ...constraintsOf(list, request));
    return (await getCount(all)).data().count;
  });
