/** Stored documents, decoded elsewhere: by SKU, by ID, or a whole collection. */
import {
  getDocs,
  limit,
  query,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { StoredFields } from '#core/import/stored.ts';
import { slices } from '#core/slices.ts';
import { QUERIES } from '#schema/queries.ts';
import { withTimeout } from './with-timeout.ts';
import { readPage, type ListCursor } from './read-page.ts';
import { queryOf } from './run-query.ts';

/** Firestore's limit for one `in` query. */
export const IN_QUERY = 30;

const { staffProductsBySku: bySku, byName, staffCollectionPages: pages } = QUERIES;

const isTime = (value: unknown): value is { toDate(): Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** Times as dates, as the schema encodes them. */
const plain = (document: QueryDocumentSnapshot): StoredFields => ({
  id: document.id,
  fields: Object.fromEntries(
    Object.entries(document.data()).map(([field, value]: [string, unknown]) => [
      field,
      isTime(value) ? value.toDate() : value,
    ]),
  ),
});

/** Reads in `in` queries, each for some of the values. */
async function inQueries(
  values: readonly string[],
  queryFor: (some: readonly string[]) => Query,
): Promise<StoredFields[]> {
  const answers = await Promise.all(
    slices(values, IN_QUERY).map((some) => withTimeout(() => getDocs(queryFor(some)))),
  );
  return answers.flatMap(({ docs }) => docs.map(plain));
}

/** @throws DatabaseFailure */
export const readProductsBySku = (skus: readonly string[]): Promise<StoredFields[]> =>
  inQueries(skus, (some) => query(queryOf(bySku, [some]), limit(bySku.limit)));

/** The existing documents. @throws DatabaseFailure */
export const readByName = (name: string, ids: readonly string[]): Promise<StoredFields[]> =>
  inQueries(ids, (some) => query(queryOf(byName, [some], name), limit(byName.limit)));

/** A page of a collection. @param after the last one of the page before @throws DatabaseFailure */
export const readPageOf = (
  name: string,
  after?: ListCursor,
): Promise<{ documents: StoredFields[]; after: ListCursor | undefined }> =>
  withTimeout(async () => {
    const { docs, ...next } = await readPage(queryOf(pages, [], name), {
      size: pages.limit,
      after,
    });
    return { documents: docs.map(plain), ...next };
  });
