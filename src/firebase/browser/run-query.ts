/** Builds and runs queries of `schema/queries.ts`; documents are not validated. */
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore/lite';
import type { QueryShape } from '#schema/queries.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

/** A document as Firestore returns it. */
export interface RawDocument {
  path: string;
  fields: unknown;
}

const pathOf = (field: string) => (field === 'documentId' ? documentId() : field);

/**
 * A query without its limit.
 * @param values one for each `where`, in order; times are Dates
 * @param from the collection, for a query of any collection
 */
export const queryOf = (
  shape: QueryShape,
  values: readonly unknown[],
  from = shape.collection,
): Query =>
  query(
    collection(database(), from),
    ...shape.where.map(([field, operator], at) => where(pathOf(field), operator, values[at])),
    ...shape.orderBy.map(([field, direction]) => orderBy(pathOf(field), direction)),
  );

/** Reads at most `limit` documents; parameters as of `queryOf`. @throws DatabaseFailure */
export const runQuery = (
  shape: QueryShape & { readonly limit: number },
  values: readonly unknown[],
  from?: string,
): Promise<RawDocument[]> =>
  withTimeout(async () => {
    const { docs } = await getDocs(query(queryOf(shape, values, from), limit(shape.limit)));
    return docs.map((each) => ({ path: each.ref.path, fields: each.data() }));
  });
