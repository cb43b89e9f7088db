/** Syncs the snapshot with Firestore: a full read at first, then delta queries. */
import type { DocumentProblem } from '#schema/problem.ts';
import { SHOP_COLLECTIONS, type ShopCollection } from '#schema/shop-collections.ts';
import { FieldPath, Timestamp, type Firestore, type Query } from '#firebase/admin/firestore.ts';
import {
  cursorAfter,
  deltaQuery,
  isRolledBack,
  expectedInOverlap,
  overlapQuery,
  type Cursor,
} from './cursor.ts';
import { withFirestoreTimeout } from './firestore-timeout.ts';
import { shapeVersion } from './shape-version.ts';
import { ingest, removeDocument, reprice } from './ingest.ts';
import { count, emptyReport, omittedDocuments, type SyncReport } from './report.ts';
import { openStore, type Store } from './store.ts';

const BATCH = 1_000;

/** The database and the shape version that a snapshot was made from. */
const ORIGIN = 'made-from';

export interface SyncOptions {
  /** The database, as `host/project`; a snapshot of another database is emptied first. */
  source: string;
  /** Reads everything again and removes deleted documents. */
  full?: boolean | undefined;
  /** Called after every batch with the number of ingested documents. */
  onProgress?: ((processed: number) => void) | undefined;
}

async function* batches(query: Query) {
  let next: Query = query.limit(BATCH);
  for (;;) {
    const { docs, readTime } = await withFirestoreTimeout(next.get());
    yield { docs, readAt: readTime.toMillis() };
    const last = docs.at(-1);
    if (last === undefined || docs.length < BATCH) return;
    next = query.startAfter(last).limit(BATCH);
  }
}

/** State of one sync. */
interface Sync {
  firestore: Firestore;
  store: Store;
  report: SyncReport;
  onBatch: () => void;
  /** The server's time of the last read, ms. */
  readAt: number;
  /** Number of documents read. */
  documents: number;
  /** Whether the newest document of a collection is missing or older now. */
  rolledBack: boolean;
}

const cursorKey = (collection: ShopCollection): string => `cursor/${collection}`;

function cursorOf(store: Store, collection: ShopCollection): Cursor | undefined {
  const stored = store.meta(cursorKey(collection));
  // Written by `saveCursor`.
  return stored === undefined ? undefined : (JSON.parse(stored) as Cursor);
}

/**
 * Ingests the documents of one query. @returns their `updatedAt` by path, and the server's time, ms
 */
async function readInto({ store, report, onBatch }: Sync, query: Query) {
  const seen = new Map<string, Timestamp | undefined>();
  let readAt = 0;
  for await (const batch of batches(query)) {
    ({ readAt } = batch);
    // Firestore bills a query without results as one read.
    report.reads += Math.max(batch.docs.length, 1);
    for (const doc of batch.docs) {
      const { path } = doc.ref;
      count(report, ingest(store, { path, data: doc.data(), savedAt: doc.updateTime.toMillis() }));
      const updatedAt: unknown = doc.get('updatedAt');
      seen.set(path, updatedAt instanceof Timestamp ? updatedAt : undefined);
    }
    onBatch();
  }
  return { seen, readAt };
}

/** Records what was read of a collection. @param isDelta whether only a part of it was read */
function recordRead(
  sync: Sync,
  collection: ShopCollection,
  { seen, readAt, isDelta }: Awaited<ReturnType<typeof readInto>> & { isDelta: boolean },
): void {
  const before = cursorOf(sync.store, collection);
  const cursor = cursorAfter(seen, readAt, isDelta ? before : undefined);
  if (cursor) sync.store.setMeta(cursorKey(collection), JSON.stringify(cursor));
  else sync.store.deleteMeta(cursorKey(collection));
  sync.readAt = Math.max(sync.readAt, readAt);
  sync.documents += seen.size;
  if (before !== undefined && isRolledBack(before, seen)) sync.rolledBack = true;
}

/**
 * Reads a whole collection, ordered by name: ordering by `updatedAt` would skip documents without it.
 */
async function readCollection(sync: Sync, collection: ShopCollection): Promise<void> {
  const { store, report, firestore } = sync;
  const query = firestore.collection(collection).orderBy(FieldPath.documentId());
  const read = await readInto(sync, query);
  for (const path of store.paths(collection)) {
    if (!read.seen.has(path) && removeDocument(store, path)) report.deleted += 1;
  }
  recordRead(sync, collection, { ...read, isDelta: false });
}

/**
 * Reads the documents saved since the last sync. Most documents of the overlap were read before, so it counts them
 * first, for one read, and reads them again only when the count differs.
 */
async function readDelta(sync: Sync, collection: ShopCollection): Promise<void> {
  const cursor = cursorOf(sync.store, collection);
  if (cursor === undefined) return readCollection(sync, collection);
  const documents = sync.firestore.collection(collection);
  const overlap = overlapQuery(documents, cursor);
  const counting = overlap && withFirestoreTimeout(overlap.count().get());
  counting?.catch(() => undefined);
  const read = await readInto(sync, deltaQuery(documents, cursor));
  if (overlap && counting) {
    sync.report.reads += 1;
    if ((await counting).data().count !== expectedInOverlap(cursor, read.seen)) {
      const late = await readInto(sync, overlap);
      for (const [path, updatedAt] of late.seen) read.seen.set(path, updatedAt);
    }
  }
  recordRead(sync, collection, { ...read, isDelta: true });
}

/** Reads all collections in parallel. When one fails, it waits for the others: none may write after the transaction. */
async function readAll(sync: Sync, read: typeof readDelta): Promise<void> {
  sync.documents = 0;
  const reading = SHOP_COLLECTIONS.map((collection) => read(sync, collection));
  await Promise.allSettled(reading);
  await Promise.all(reading);
}

/** When the next full read is due, by the server's clock, ms. */
const NEXT_FULL_READ = 'full-read';
/** At most one document every 3 seconds: fewer than 30,000 reads a day, however large the shop is. */
const MS_PER_DOCUMENT = 3_000;
const LEAST_MS = 10 * 60_000;

/**
 * Time between two full reads of `documents` documents, ms. A delta query misses edits that leave `updatedAt`
 * unchanged and deleted documents; the Firebase console and other programs make both.
 */
export const fullReadInterval = (documents: number): number =>
  Math.max(LEAST_MS, documents * MS_PER_DOCUMENT);

/**
 * Syncs `store` with `firestore` in one transaction, which is rolled back when a read fails.
 * It reads everything when the store is new, comes from another database or other code, when the database was
 * restored to an earlier time, and at intervals.
 * @returns counts, with the reads as Firestore bills them
 * @throws errors of the Firestore SDK
 */
export async function syncStore(
  firestore: Firestore,
  store: Store,
  { source, full = false, onProgress }: SyncOptions,
): Promise<SyncReport> {
  const origin = `${source} ${shapeVersion()}`;
  const usable = store.meta(ORIGIN) === origin;
  const report = emptyReport('delta');
  const onBatch = (): void => {
    const { changed, unchanged, deleted, quarantined, ignored } = report;
    onProgress?.(changed + unchanged + deleted + quarantined + ignored);
  };
  const state = { readAt: 0, documents: 0, rolledBack: false };
  const sync: Sync = { firestore, store, report, onBatch, ...state };
  await store.transaction(async () => {
    if (!usable) store.clear();
    store.setMeta(ORIGIN, origin);
    if (!full && usable) await readAll(sync, readDelta);
    const isFullReadDue = sync.readAt >= Number(store.meta(NEXT_FULL_READ) ?? 0);
    if (full || !usable || sync.rolledBack || isFullReadDue) {
      report.mode = 'full';
      await readAll(sync, readCollection);
      const next = sync.readAt + fullReadInterval(sync.documents);
      store.setMeta(NEXT_FULL_READ, String(next));
      // Lets a site made from restored, older data replace one made from newer data.
      if (sync.rolledBack) store.raiseNewest(sync.readAt);
    }
    reprice(store);
    store.setAsOf(sync.readAt);
  });
  return report;
}

/** Reads everything into a snapshot file; opens and closes it. */
export async function syncSnapshot(
  options: { firestore: Firestore; file: string } & Omit<SyncOptions, 'full'>,
): Promise<{ report: SyncReport; problems: DocumentProblem[] }> {
  const store = openStore(options.file);
  try {
    const report = await syncStore(options.firestore, store, { ...options, full: true });
    return { report, problems: omittedDocuments(store) };
  } finally {
    store.close();
  }
}
