/** Documents as they are stored, for who decodes them elsewhere: by SKU, by name, or all of a collection. */
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { StoredFields } from '#core/import/desk-messages.ts';
import { QUERIES } from '#schema/queries.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import type { ListPlace } from './read-page.ts';

/** The most values that Firestore takes in one `in` query. */
export const IN_QUERY = 30;

const {
  staffProductsBySku: {
    where: [[skuField, isIn]],
    limit: mostBySku,
  },
  byName: { limit: mostByName },
  staffCollectionPages: {
    orderBy: [[, direction]],
    limit: mostOfPage,
  },
} = QUERIES;

const isTime = (value: unknown): value is { toDate(): Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** Times as dates: a worker is not handed the SDK's own objects. */
const plain = (document: QueryDocumentSnapshot): StoredFields => ({
  id: document.id,
  fields: Object.fromEntries(
    Object.entries(document.data()).map(([field, value]: [string, unknown]) => [
      field,
      isTime(value) ? value.toDate() : value,
    ]),
  ),
});

const found = (name: string, ...constraints: QueryConstraint[]): Promise<QueryDocumentSnapshot[]> =>
  answered(async () => (await getDocs(query(collection(database(), name), ...constraints))).docs);

/** @param skus up to `IN_QUERY` @throws DatabaseFailure */
export const readProductsBySku = async (skus: readonly string[]): Promise<StoredFields[]> =>
  (await found('prod', where(skuField, isIn, skus), limit(mostBySku))).map(plain);

/** @param ids up to `IN_QUERY` @throws DatabaseFailure */
export const readByName = async (name: string, ids: readonly string[]): Promise<StoredFields[]> =>
  (await found(name, where(documentId(), isIn, ids), limit(mostByName))).map(plain);

/** A page of a collection. @param after the last one of the page before @throws DatabaseFailure */
export async function readPageOf(
  name: string,
  after?: ListPlace,
): Promise<{ documents: StoredFields[]; after: ListPlace | undefined }> {
  const docs = await found(
    name,
    orderBy(documentId(), direction),
    ...(after === undefined ? [] : [startAfter(after)]),
    limit(mostOfPage),
  );
  return {
    documents: docs.map(plain),
    after: docs.length < mostOfPage ? undefined : docs.at(-1),
  };
}
