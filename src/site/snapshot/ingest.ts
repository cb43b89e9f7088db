/** Ingests one raw document: stores it decoded, removes it, or puts it into quarantine. */
import { decodeDocument, idIn } from '#schema/kind.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import type { TimestampLike } from '#schema/fields.ts';
import { kindAt } from '#schema/shop-kinds.ts';
import { stockKind, type Stock } from '#schema/stock.ts';
import { atRate } from '#core/silver/price-at-rate.ts';
import { productRow } from './card.ts';
import type { ProductRow } from './product-table.ts';
import { readAll } from './reader.ts';
import { setSilverRate, silverRate, storedRate } from './silver-rate.ts';
import type { Store } from './store.ts';

/** A document as Firestore returns it. */
export interface RawDocument {
  path: string;
  data: Record<string, unknown>;
  /** Server time of the last write, ms; defaults to `updatedAt`. */
  savedAt?: number;
}

export type IngestResult = 'changed' | 'unchanged' | 'deleted' | 'quarantined' | 'ignored';

const isTimestamp = (value: unknown): value is TimestampLike | Date =>
  value instanceof Date ||
  (typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'toMillis') === 'function');

/** The raw document's `updatedAt`, ms, or 0 when it has none. */
function updatedAtOf({ data }: RawDocument): number {
  const stored = data['updatedAt'];
  if (!isTimestamp(stored)) return 0;
  return stored instanceof Date ? stored.getTime() : stored.toMillis();
}

/** A deleted document is removed even when other fields are malformed. */
const isTombstone = ({ data }: RawDocument): boolean => isTimestamp(data['deletedAt']);

/** The row of a product, which also depends on its stock and the silver rate. */
function rowOf(store: Store, id: string, product: ProductDocument): ProductRow {
  const stock = store.bodyAt(`${stockKind.collection}/${id}`);
  // Ingest decoded it through the schema of stock.
  const decoded = stock === undefined ? undefined : (JSON.parse(stock) as Stock);
  const rate = silverRate(store);
  return productRow(id, atRate(product, rate), decoded, rate);
}

/** Rebuilds the row of the product whose stock is at `path`; other paths change nothing. */
function refreshProduct(store: Store, path: string): void {
  if (!path.startsWith(`${stockKind.collection}/`)) return;
  const id = idIn(path);
  const body = store.bodyAt(`${productKind.collection}/${id}`);
  if (body === undefined) return;
  // Ingest decoded it through the schema of products.
  const product = JSON.parse(body) as ProductDocument;
  store.put(`${productKind.collection}/${id}`, product, rowOf(store, id, product));
}

/** Removes a document that no longer exists. @returns whether it was stored */
export function removeDocument(store: Store, path: string): boolean {
  const isRemoved = store.remove(path);
  refreshProduct(store, path);
  return isRemoved;
}

/**
 * Rebuilds the rows of products whose public price follows the silver rate, if the rate has changed. Call it after
 * ingesting, in the same transaction.
 */
export function reprice(store: Store): void {
  const rate = storedRate(store);
  if (silverRate(store) === rate) return;
  setSilverRate(store, rate);
  const rows = store.database
    .prepare(
      `SELECT path, body FROM document
       WHERE collection = ? AND body ->> '$.byWeight' IS NOT NULL`,
    )
    .all(productKind.collection);
  for (const { path, body } of rows) {
    // Ingest decoded it through the product schema.
    const product = JSON.parse(String(body)) as ProductDocument;
    store.put(String(path), product, rowOf(store, idIn(String(path)), product));
  }
}

/** Ingests `raw`. Documents of kinds that pages do not use are ignored. */
export function ingest(store: Store, raw: RawDocument): IngestResult {
  const result = ingestOne(store, raw);
  refreshProduct(store, raw.path);
  return result;
}

function ingestOne(store: Store, raw: RawDocument): IngestResult {
  const kind = kindAt(raw.path);
  if (kind === undefined) return 'ignored';
  store.raiseNewest(raw.savedAt ?? updatedAtOf(raw));
  if (isTombstone(raw)) return store.remove(raw.path) ? 'deleted' : 'ignored';

  const decoded = decodeDocument(kind, raw.path, raw.data);
  if (!decoded.success) {
    store.quarantine(raw.path, decoded.problems);
    return 'quarantined';
  }
  if (kind !== productKind) return store.put(raw.path, decoded.value) ? 'changed' : 'unchanged';
  // Decoded through the schema of products. What they cost the shop is not published.
  const { costPaise: _, ...product } = decoded.value as ProductDocument;
  const row = rowOf(store, idIn(raw.path), product);
  return store.put(raw.path, product, row) ? 'changed' : 'unchanged';
}

/** Rebuilds the rows of all products from their documents; must not change what lists show. */
export function refreshRows(store: Store): void {
  const { collection } = productKind;
  for (const [id, product] of readAll(store, productKind)) {
    store.put(`${collection}/${id}`, product, rowOf(store, id, product));
  }
}
