/** Ingests one raw document: stores it decoded, removes it, or puts it into quarantine. */
import { decodeDocument } from '#schema/kind.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import type { TimestampLike } from '#schema/fields.ts';
import { kindAt } from '#schema/shop-kinds.ts';
import { productRow } from './card.ts';
import { readAll } from './documents.ts';
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

function quarantine(
  store: Store,
  path: string,
  problems: readonly DocumentProblem[],
): IngestResult {
  store.quarantine(path, problems);
  return 'quarantined';
}

/** Ingests `raw`. Documents of kinds that pages do not use are ignored. */
export function ingest(store: Store, raw: RawDocument): IngestResult {
  const kind = kindAt(raw.path);
  if (kind === undefined) return 'ignored';
  store.raiseNewest(raw.savedAt ?? updatedAtOf(raw));
  if (isTombstone(raw)) return store.remove(raw.path) ? 'deleted' : 'ignored';

  const collection = raw.path.slice(0, raw.path.indexOf('/'));
  const stored = { path: raw.path, collection, updatedAt: updatedAtOf(raw) };
  // Decode products through their own kind, so that the row is built from a typed document.
  if (collection === productKind.collection) {
    const decoded = decodeDocument(productKind, raw.path, raw.data);
    if (!decoded.ok) return quarantine(store, raw.path, decoded.problems);
    const row = productRow(raw.path.slice(collection.length + 1), decoded.value);
    return store.put({ ...stored, body: decoded.value }, row) ? 'changed' : 'unchanged';
  }
  const decoded = decodeDocument(kind, raw.path, raw.data);
  if (!decoded.ok) return quarantine(store, raw.path, decoded.problems);
  return store.put({ ...stored, body: decoded.value }) ? 'changed' : 'unchanged';
}

/** Rebuilds the rows of all products from their documents; must not change what lists show. */
export function refreshRows(store: Store): void {
  const { collection } = productKind;
  for (const [id, product] of readAll(store, productKind)) {
    const { updatedAt } = product;
    store.put(
      { path: `${collection}/${id}`, collection, updatedAt, body: product },
      productRow(id, product),
    );
  }
}
