/** Runs a query of `schema/queries.ts` and returns unvalidated documents. */
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { QueryShape } from '#schema/queries.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

/** A document as Firestore returns it. */
export interface RawDocument {
  path: string;
  fields: unknown;
}

/**
 * Reads at most `limit` documents.
 * @param values one for each `where`, in order; times are Dates
 * @param from the collection, for a query of any collection
 * @throws DatabaseFailure
 */
export const runQuery = (
  shape: QueryShape & { readonly limit: number },
  values: readonly unknown[],
  from = shape.collection,
  at = database(),
): Promise<RawDocument[]> =>
  withTimeout(async () => {
    const { docs } = await getDocs(
      query(
        collection(at, from),
        ...shape.where.map(([field, operator], at) => where(field, operator, values[at])),
        ...shape.orderBy.map(([field, direction]) => orderBy(field, direction)),
        limit(shape.limit),
      ),
    );
    return docs.map((each) => ({ path: each.ref.path, fields: each.data() }));
  });
