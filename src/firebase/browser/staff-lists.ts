/** Lists of documents for the back office: a page by cursor, and how many there are. */
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
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import { foundDocument, type FoundDocument } from './found-document.ts';
import { readPage, type ListPlace, type PageAsked } from './read-page.ts';

export interface ListPage<T> {
  rows: FoundDocument<T>[];
  /** Gives the next page; undefined after the last. */
  after: ListPlace | undefined;
}

/** Lists are compared element by element. */
type Comparable = string | number | Date | readonly string[];

/** What of a list is asked for. */
export interface ListAsked {
  /** Fields with the values that they equal, or with several of which they equal one; of the list's filters. */
  equal: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  /** One of the list's. */
  sort: ListSort;
  /** Bounds of the field that it is sorted by. */
  between?: { from?: Comparable | undefined; before?: Comparable | undefined } | undefined;
}

function boundsOf({ sort: [field], between }: ListAsked): QueryConstraint[] {
  const { from, before } = between ?? {};
  return [
    ...(from === undefined ? [] : [where(field, COMPARED.from, from)]),
    ...(before === undefined ? [] : [where(field, COMPARED.before, before)]),
  ];
}

/** @throws TypeError when the list has no such filter or order, and so no index for it */
function constraintsOf(list: StaffList, asked: ListAsked): QueryConstraint[] {
  const equal = Object.entries(asked.equal);
  const unknown = equal.find(([field]) => !list.filters.includes(field));
  if (unknown) throw new TypeError(`${list.collection} cannot be filtered by ${unknown[0]}`);
  const [field, direction] = asked.sort;
  if (!list.sorts.some(([by, way]) => by === field && way === direction))
    throw new TypeError(`${list.collection} cannot be sorted by ${field}, ${direction}`);
  return [
    ...equal.map(([name, value]) =>
      where(name, Array.isArray(value) ? COMPARED.anyOf : COMPARED.is, value),
    ),
    ...boundsOf(asked),
    orderBy(field, direction),
  ];
}

/** One page of a list. @throws DatabaseFailure */
export const listDocuments = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  list: StaffList,
  asked: ListAsked,
  page: PageAsked,
): Promise<ListPage<z.output<S>>> =>
  answered(async () => {
    const all = query(collection(database(), list.collection), ...constraintsOf(list, asked));
    const { docs, after } = await readPage(all, page);
    return { rows: docs.map((each) => foundDocument(kind, each.id, each.data())), after };
  });

/** How many there are; the database counts. @throws DatabaseFailure */
export const countDocuments = (list: StaffList, asked: ListAsked): Promise<number> =>
  answered(async () => {
    const all = query(collection(database(), list.collection), ...constraintsOf(list, asked));
    return (await getCount(all)).data().count;
  });
