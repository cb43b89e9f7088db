/** Puts a query of the table and gives what is found, not yet looked at. */
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { QueryShape } from '#schema/queries.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';

/** A document as Firestore hands it out. */
export interface RawDocument {
  path: string;
  fields: unknown;
}

/**
 * Reads what fits, `limit` documents at most.
 * @param values for each comparison of its `where`, in their order; times are Dates
 * @param from the collection, where the query is of any
 * @throws DatabaseFailure
 */
export const askDocuments = (
  shape: QueryShape & { readonly limit: number },
  values: readonly unknown[],
  from = shape.collection,
): Promise<RawDocument[]> =>
  answered(async () => {
    const { docs } = await getDocs(
      query(
        collection(database(), from),
        ...shape.where.map(([field, operator], at) => where(field, operator, values[at])),
        ...shape.orderBy.map(([field, direction]) => orderBy(field, direction)),
        limit(shape.limit),
      ),
    );
    return docs.map((each) => ({ path: each.ref.path, fields: each.data() }));
  });
