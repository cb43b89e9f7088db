/** Brings the snapshot up to date with Firestore: everything at first, afterwards what was saved since. */
import type { DocumentProblem } from '#schema/problem.ts';
import { SHOP_COLLECTIONS, type ShopCollection } from '#schema/shop-collections.ts';
import { FieldPath, Timestamp, type Firestore, type Query } from '#firebase/admin/firestore.ts';
import {
  cursorAfter,
  deltaQuery,
  isBack,
  knownInOverlap,
  overlapQuery,
  type Cursor,
} from './cursor.ts';
import { answered } from './firestore-timeout.ts';
import { snapshotForm } from './form.ts';
import { isFullReadDue, noteFullRead } from './full-read.ts';
import { takeIn } from './intake.ts';
import { strayCategories } from './integrity.ts';
import { count, emptyReport, quarantineOf, type SyncReport } from './report.ts';
import { openStore, type Store } from './store.ts';

const BATCH = 1_000;

/** Says of which database, and by which schemas, a snapshot was made. */
const MADE_FROM = 'made-from';

export interface SyncOptions {
  /** Which database this is, like `host/project`; a snapshot of another one is emptied first. */
  source: string;
  /** Read everything again and drop what is no longer there. */
  full?: boolean | undefined;
  /** Told after every batch how many documents have been taken in. */
  onProgress?: ((taken: number) => void) | undefined;
}

async function* batches(query: Query) {
  let next: Query = query.limit(BATCH);
  for (;;) {
    const { docs, readTime } = await answered(next.get());
    yield { docs, readAt: readTime.toMillis() };
    const last = docs.at(-1);
    if (last === undefined || docs.length < BATCH) return;
    next = query.startAfter(last).limit(BATCH);
  }
}

/** What one sync works with. */
interface Sync {
  firestore: Firestore;
  store: Store;
  report: SyncReport;
  onBatch: () => void;
}

/** What reading one collection found. */
interface CollectionRead {
  /** The server's time of the last read, ms. */
  readAt: number;
  /** How many documents were read. */
  documents: number;
  /** Whether the document that was saved last is gone, or is older now. */
  wentBack: boolean;
}

const cursorKey = (collection: ShopCollection): string => `cursor/${collection}`;

function cursorOf(store: Store, collection: ShopCollection): Cursor | undefined {
  const stored = store.meta(cursorKey(collection));
  // Written by `settle`.
  return stored === undefined ? undefined : (JSON.parse(stored) as Cursor);
}

/** Reads one query into the store; gives the documents seen and the server's time, ms. */
async function readInto({ store, report, onBatch }: Sync, query: Query) {
  const seen = new Map<string, Timestamp | undefined>();
  let readAt = 0;
  for await (const batch of batches(query)) {
    ({ readAt } = batch);
    // Firestore bills a query that finds nothing as one read.
    report.reads += Math.max(batch.docs.length, 1);
    for (const doc of batch.docs) {
      const { path } = doc.ref;
      count(report, takeIn(store, { path, data: doc.data(), savedAt: doc.updateTime.toMillis() }));
      const updatedAt: unknown = doc.get('updatedAt');
      seen.set(path, updatedAt instanceof Timestamp ? updatedAt : undefined);
    }
    onBatch();
  }
  return { seen, readAt };
}

/** Moves a collection's cursor to what was read. */
function settle({ store }: Sync, collection: ShopCollection, cursor: Cursor | undefined): void {
  if (cursor) store.setMeta(cursorKey(collection), JSON.stringify(cursor));
  else store.deleteMeta(cursorKey(collection));
}

/** Reads a whole collection. Ordered by name, so that a document without updatedAt is found and reported. */
async function readWhole(sync: Sync, collection: ShopCollection): Promise<CollectionRead> {
  const { store, report, firestore } = sync;
  const before = cursorOf(store, collection);
  const whole = firestore.collection(collection).orderBy(FieldPath.documentId());
  const { seen, readAt } = await readInto(sync, whole);
  for (const path of store.paths(collection)) {
    if (!seen.has(path) && store.remove(path)) report.deleted += 1;
  }
  settle(sync, collection, cursorAfter(seen, readAt));
  return { readAt, documents: seen.size, wentBack: before !== undefined && isBack(before, seen) };
}

/**
 * Reads what was saved in a collection since the last sync. Most of what was saved shortly before it is known:
 * counting it, for one read, tells whether a document became readable late; only then it is read again.
 */
async function readDelta(sync: Sync, collection: ShopCollection): Promise<CollectionRead> {
  const cursor = cursorOf(sync.store, collection);
  if (cursor === undefined) return readWhole(sync, collection);
  const documents = sync.firestore.collection(collection);
  const overlap = overlapQuery(documents, cursor);
  const counting = overlap && answered(overlap.count().get());
  counting?.catch(() => undefined);
  const { seen, readAt } = await readInto(sync, deltaQuery(documents, cursor));
  if (overlap && counting) {
    sync.report.reads += 1;
    if ((await counting).data().count !== knownInOverlap(cursor, seen)) {
      const late = await readInto(sync, overlap);
      for (const [path, updatedAt] of late.seen) seen.set(path, updatedAt);
    }
  }
  settle(sync, collection, cursorAfter(seen, readAt, cursor));
  return { readAt, documents: seen.size, wentBack: isBack(cursor, seen) };
}

/** Reads all collections at once. When one fails, the others end first: none may write after the transaction. */
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
    wentBack: reads.some(({ wentBack }) => wentBack),
  };
}

/**
 * Syncs `store` with `firestore` in one transaction: when a read fails, nothing has changed.
 * It is full when the store is new, was made from another database or by other code, when the database has gone
 * back in time, and now and then to find what a delta cannot (`full-read.ts`).
 * @returns counts, among them the reads as Firestore bills them
 * @throws what the Firestore SDK throws when it cannot be reached or refuses
 */
export async function syncStore(
  firestore: Firestore,
  store: Store,
  { source, full = false, onProgress }: SyncOptions,
): Promise<SyncReport> {
  const made = `${source} ${snapshotForm()}`;
  const usable = store.meta(MADE_FROM) === made;
  const report = emptyReport('delta');
  const onBatch = (): void => {
    const { changed, unchanged, deleted, quarantined, ignored } = report;
    onProgress?.(changed + unchanged + deleted + quarantined + ignored);
  };
  await store.transaction(async () => {
    if (!usable) store.clear();
    store.setMeta(MADE_FROM, made);
    const sync = { firestore, store, report, onBatch };
    const delta = full || !usable ? undefined : await readAll(sync, readDelta);
    if (delta && !delta.wentBack && !isFullReadDue(store, delta.readAt)) {
      store.setAsOf(delta.readAt);
      return;
    }
    report.mode = 'full';
    const { readAt, documents, wentBack } = await readAll(sync, readWhole);
    noteFullRead(store, readAt, documents);
    // The site made of an older database replaces one made of newer documents.
    if (wentBack || delta?.wentBack) store.raiseNewest(readAt);
    store.setAsOf(readAt);
  });
  return report;
}

/** Reads everything into a snapshot file, opened and closed here. */
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
