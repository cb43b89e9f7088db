/** Stored documents by SKU, by ID, or a whole collection. */
import {
  collection,
  documentId,
  endBefore,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { StoredFields } from '#core/import/stored.ts';
import { slices } from '#core/slices.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import type * as z from 'zod';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';
import type { ListCursor } from './read-page.ts';

/** Firestore's limit for one `in` query. */
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
  staffPricePages: { collection: prices, limit: mostPrices },
} = QUERIES;

const isTime = (value: unknown): value is { toDate(): Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** Times as dates, because a worker cannot receive the SDK's own objects. */
const plain = (document: QueryDocumentSnapshot): StoredFields => ({
  id: document.id,
  fields: Object.fromEntries(
    Object.entries(document.data()).map(([field, value]: [string, unknown]) => [
      field,
      isTime(value) ? value.toDate() : value,
    ]),
  ),
});

const fetchDocuments = (
  name: string,
  constraints: readonly QueryConstraint[],
  at = database(),
): Promise<QueryDocumentSnapshot[]> =>
  withTimeout(async () => (await getDocs(query(collection(at, name), ...constraints))).docs);

/** Splits `values` into `in` queries. */
async function inQueries(
  values: readonly string[],
  read: (some: string[]) => ReturnType<typeof fetchDocuments>,
): Promise<StoredFields[]> {
  const answers = await Promise.all(slices(values, IN_QUERY).map(read));
  return answers.flat().map(plain);
}

/** @throws DatabaseFailure */
export const readProductsBySku = (
  skus: readonly string[],
  at?: Firestore,
): Promise<StoredFields[]> =>
  inQueries(skus, (some) =>
    fetchDocuments('prod', [where(skuField, isIn, some), limit(mostBySku)], at),
  );

/** The existing documents. @throws DatabaseFailure */
export const readByName = (name: string, ids: readonly string[]): Promise<StoredFields[]> =>
  inQueries(ids, (some) =>
    fetchDocuments(name, [where(documentId(), isIn, some), limit(mostByName)]),
  );

/** The existing documents, decoded, in the order of `ids`. @throws DatabaseFailure */
export async function documentsByName<S extends z.ZodType>(
  kind: DocumentKind<S>,
  ids: readonly string[],
): Promise<DecodedDocument<z.output<S>>[]> {
  const stored = await readByName(kind.collection, ids);
  const fields = new Map(stored.map((each) => [each.id, each.fields]));
  return ids.flatMap((id) => (fields.has(id) ? [decodedDocument(kind, id, fields.get(id))] : []));
}

/** Names from one to before another; without an end, all of that side. */
export interface NameRange {
  from?: string | undefined;
  before?: string | undefined;
}

/**
 * A page of a collection, ordered by name.
 * @param after the last one of the page before
 * @throws DatabaseFailure
 */
export async function readPageOf(
  name: string,
  after?: ListCursor,
  { from, before }: NameRange = {},
): Promise<{ documents: StoredFields[]; after: ListCursor | undefined }> {
  const most = name === prices ? mostPrices : mostOfPage;
  const start = after === undefined ? from !== undefined && startAt(from) : startAfter(after);
  const docs = await fetchDocuments(name, [
    orderBy(documentId(), direction),
    ...(start ? [start] : []),
    ...(before === undefined ? [] : [endBefore(before)]),
    limit(most),
  ]);
  return { documents: docs.map(plain), after: docs.length < most ? undefined : docs.at(-1) };
}
