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
import { isFullReadDue, noteFullRead } from './full-read.ts';
import { ingest } from './ingest.ts';
import { strayCategories } from './integrity.ts';
import { count, emptyReport, quarantineOf, type SyncReport } from './report.ts';
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
}

/** Result of reading one collection. */
interface CollectionRead {
  /** The server's time of the last read, ms. */
  readAt: number;
  /** Number of documents read. */
  documents: number;
  /** Whether the newest document is missing or older now. */
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
  const updateTimes = new Map<string, Timestamp | undefined>();
  let readAt = 0;
  for await (const batch of batches(query)) {
    ({ readAt } = batch);
    // Firestore bills a query without results as one read.
    report.reads += Math.max(batch.docs.length, 1);
    for (const doc of batch.docs) {
      const { path } = doc.ref;
      count(report, ingest(store, { path, data: doc.data(), savedAt: doc.updateTime.toMillis() }));
      const updatedAt: unknown = doc.get('updatedAt');
      updateTimes.set(path, updatedAt instanceof Timestamp ? updatedAt : undefined);
    }
    onBatch();
  }
  return { seen: updateTimes, readAt };
}

/** Saves the cursor of a collection. */
function saveCursor({ store }: Sync, collection: ShopCollection, cursor: Cursor | undefined): void {
  if (cursor) store.setMeta(cursorKey(collection), JSON.stringify(cursor));
  else store.deleteMeta(cursorKey(collection));
}

/**
 * Reads a whole collection, ordered by name: ordering by `updatedAt` would skip documents without it.
 */
async function readCollection(sync: Sync, collection: ShopCollection): Promise<CollectionRead> {
  const { store, report, firestore } = sync;
  const before = cursorOf(store, collection);
  const query = firestore.collection(collection).orderBy(FieldPath.documentId());
  const { seen: updateTimes, readAt } = await readInto(sync, query);
  for (const path of store.paths(collection)) {
    if (!updateTimes.has(path) && store.remove(path)) report.deleted += 1;
  }
  saveCursor(sync, collection, cursorAfter(updateTimes, readAt));
  return {
    readAt,
    documents: updateTimes.size,
    rolledBack: before !== undefined && isRolledBack(before, updateTimes),
  };
}

/**
 * Reads the documents saved since the last sync. Most documents of the overlap were read before, so it counts them
 * first, for one read, and reads them again only when the count differs.
 */
async function readDelta(sync: Sync, collection: ShopCollection): Promise<CollectionRead> {
  const cursor = cursorOf(sync.store, collection);
  if (cursor === undefined) return readCollection(sync, collection);
  const documents = sync.firestore.collection(collection);
  const overlap = overlapQuery(documents, cursor);
  const counting = overlap && withFirestoreTimeout(overlap.count().get());
  counting?.catch(() => undefined);
  const { seen: updateTimes, readAt } = await readInto(sync, deltaQuery(documents, cursor));
  if (overlap && counting) {
    sync.report.reads += 1;
    if ((await counting).data().count !== expectedInOverlap(cursor, updateTimes)) {
      const late = await readInto(sync, overlap);
      for (const [path, updatedAt] of late.seen) updateTimes.set(path, updatedAt);
    }
  }
  saveCursor(sync, collection, cursorAfter(updateTimes, readAt, cursor));
  return { readAt, documents: updateTimes.size, rolledBack: isRolledBack(cursor, updateTimes) };
}

/**
 * Reads all collections in parallel. When one fails, it waits for the others: none may write after the
 * transaction.
 */
async function readAll(
  sync: Sync,
  read: (sync: Sync, collection: ShopCollection) => Promise<CollectionRead>,
): Promise<CollectionRead> {
  const reading = SHOP_COLLECTIONS.map((collection) => read(sync, collection));
  await Promise.allSettled(reading);
  const reads = await Promise.all(reading);
  return {
    readAt: Math.max(...reads.map(({ readAt }) => readAt)),
    documents: reads.reduce((sum, { documents }) => sum + documents, 0),
    rolledBack: reads.some(({ rolledBack }) => rolledBack),
  };
}

/**
 * Syncs `store` with `firestore` in one transaction, which is rolled back when a read fails.
 * It reads everything when the store is new, comes from another database or other code, when the database was
 * restored to an earlier time, and at intervals (`full-read.ts`).
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
  await store.transaction(async () => {
    if (!usable) store.clear();
    store.setMeta(ORIGIN, origin);
    const sync = { firestore, store, report, onBatch };
    const delta = full || !usable ? undefined : await readAll(sync, readDelta);
    if (delta && !delta.rolledBack && !isFullReadDue(store, delta.readAt)) {
      store.setAsOf(delta.readAt);
      return;
    }
    report.mode = 'full';
    const { readAt, documents, rolledBack } = await readAll(sync, readCollection);
    noteFullRead(store, readAt, documents);
    // Lets a site made from restored, older data replace one made from newer data.
    if (rolledBack || delta?.rolledBack) store.raiseNewest(readAt);
    store.setAsOf(readAt);
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
    return { report, problems: [...quarantineOf(store), ...strayCategories(store)] };
  } finally {
    store.close();
  }
}
