/** Brings the snapshot up to date with Firestore: everything at first, afterwards only what changed. */
import type { DocumentProblem } from '#schema/problem.ts';
import { readMarks, type Marks } from './change-marker.ts';
import { SNAPSHOT_COLLECTIONS, type SnapshotCollection } from './collections.ts';
import { FieldPath, Timestamp, type Firestore, type Query } from '#server/firestore.ts';
import { answered } from './firestore-timeout.ts';
import { snapshotForm } from './form.ts';
import { takeIn, updatedAtOf, type RawDocument } from './intake.ts';
import { strayCategories } from './integrity.ts';
import { keepMarks, namedSince } from './named-writes.ts';
import { count, emptyReport, quarantineOf, type SyncReport } from './report.ts';
import { openStore, type Store } from './store.ts';

/** A commit may become readable a little after its own timestamp, so each delta looks back this far, ms. */
export const OVERLAP_MS = 10_000;

const BATCH = 1_000;

/** Says of which database, and by which schemas, a snapshot was made. */
const MADE_FROM = 'made-from';

/** Of which restored backup a snapshot knows, by the time of its restoring. */
const RESTORED = 'restored';

export interface SyncOptions {
  /** Which database this is, like `host/project`; a snapshot of another one is emptied first. */
  source: string;
  /** Read everything again and drop what is no longer there. */
  full?: boolean | undefined;
  /** Told after every batch how many documents have been taken in. */
  onProgress?: ((taken: number) => void) | undefined;
}

interface Batch {
  documents: RawDocument[];
  /** The server's time of the read, ms. */
  readAt: number;
}

async function* batches(query: Query): AsyncGenerator<Batch> {
  let next: Query = query.limit(BATCH);
  for (;;) {
    const { docs, readTime } = await answered(next.get());
    const documents = docs.map((doc) => ({ path: doc.ref.path, data: doc.data() }));
    yield { documents, readAt: readTime.toMillis() };
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

/** Reads one query into the store; gives the paths seen, the newest `updatedAt` and the last read's time, ms. */
async function readInto({ store, report, onBatch }: Sync, query: Query) {
  const seen = new Map<string, number>();
  let newest = 0;
  let readAt = 0;
  for await (const batch of batches(query)) {
    readAt = batch.readAt;
    // Firestore bills a query that finds nothing as one read.
    report.reads += Math.max(batch.documents.length, 1);
    for (const raw of batch.documents) {
      // A time ahead of the server's, from a wrong clock, must not hide what is saved until then.
      const updatedAt = Math.min(updatedAtOf(raw) ?? 0, readAt);
      seen.set(raw.path, updatedAt);
      newest = Math.max(newest, updatedAt);
      count(report, takeIn(store, raw, readAt));
    }
    onBatch();
  }
  return { seen, newest, readAt };
}

const cursorKey = (collection: SnapshotCollection): string => `cursor/${collection}`;
const markKey = (collection: SnapshotCollection): string => `mark/${collection}`;

const since = (query: Query, ms: number): Query =>
  query.where('updatedAt', '>=', Timestamp.fromMillis(Math.max(0, ms)));

/** Reads a whole collection. Ordered by name, so that a document without updatedAt is found and reported. */
async function readWhole(sync: Sync, collection: SnapshotCollection) {
  const { store, report, firestore } = sync;
  const whole = firestore.collection(collection).orderBy(FieldPath.documentId());
  const read = await readInto(sync, whole);
  for (const path of store.paths(collection)) {
    if (!read.seen.has(path) && store.remove(path)) report.deleted += 1;
  }
  for (const path of store.recent(collection, 0)) {
    if (!read.seen.has(path)) store.forgetRecent(path);
  }
  return read;
}

/**
 * Reads what was saved after the cursor. What was saved in the overlap before it has mostly been seen:
 * counting it, for one read, tells whether a document became readable late; only then it is read again.
 */
async function readDelta(sync: Sync, collection: SnapshotCollection, cursor: number) {
  const { store, report, firestore } = sync;
  const all = firestore.collection(collection);
  const window = since(all, cursor - OVERLAP_MS).where(
    'updatedAt',
    '<',
    Timestamp.fromMillis(cursor + 1),
  );
  // Asked for at the same time; what moves out of the window between the two is only read again.
  const counting = answered(window.count().get());
  counting.catch(() => undefined);
  const read = await readInto(sync, since(all, cursor + 1).orderBy('updatedAt'));
  report.reads += 1;
  const inWindow = (await counting).data().count;
  const recent = store.recent(collection, cursor - OVERLAP_MS);
  for (const path of read.seen.keys()) recent.delete(path);
  if (inWindow === recent.size) return read;
  const late = await readInto(sync, window.orderBy('updatedAt'));
  for (const [path, updatedAt] of late.seen) read.seen.set(path, updatedAt);
  return { ...read, readAt: late.readAt };
}

/** Syncs one collection; gives the server's time, ms. */
async function syncCollection(sync: Sync, collection: SnapshotCollection): Promise<number> {
  const { store, report } = sync;
  const cursor = store.meta(cursorKey(collection));
  const { seen, newest, readAt } =
    report.mode === 'full' || cursor === undefined
      ? await readWhole(sync, collection)
      : await readDelta(sync, collection, Number(cursor));
  const next = Math.max(newest, Number(cursor ?? 0));
  store.setMeta(cursorKey(collection), String(next));
  store.keepRecent(collection, seen, next - OVERLAP_MS);
  return readAt;
}

/**
 * Reads the documents at `paths`; gives the server's time, ms. The cursors stay: somebody may be in the middle of
 * writing much, of which he says so in the end.
 */
async function readNamed({ firestore, store, report, onBatch }: Sync, paths: readonly string[]) {
  const documents = await answered(firestore.getAll(...paths.map((path) => firestore.doc(path))));
  const readAt = Math.max(...documents.map(({ readTime }) => readTime.toMillis()));
  report.reads += documents.length;
  for (const document of documents) {
    const { path } = document.ref;
    const data = document.data();
    if (data !== undefined) {
      count(report, takeIn(store, { path, data }, readAt));
      continue;
    }
    store.forgetRecent(path);
    if (path === store.newestPath()) store.setMeta('newest-path', '');
    if (store.remove(path)) report.deleted += 1;
  }
  onBatch();
  return readAt;
}

/**
 * Whether the newest document that the snapshot has seen is gone or older now: the database was put back to an
 * earlier time, and a delta would not find what that undid. Costs one read.
 * @param named documents that are known to have been written since
 */
async function wentBack({ firestore, store, report }: Sync, named: readonly string[] = []) {
  const path = store.newestPath();
  if (path === '' || named.includes(path)) return false;
  report.reads += 1;
  const data = (await answered(firestore.doc(path).get())).data() ?? {};
  return (updatedAtOf({ path, data }) ?? 0) < store.newest();
}

/** Does the mark say that nothing was written since it was last read? Without a mark it cannot. */
const isUnchanged = (store: Store, marks: Marks, collection: SnapshotCollection): boolean =>
  marks.collections[collection] !== undefined &&
  marks.collections[collection] === store.meta(markKey(collection));

/**
 * Syncs `store` with `firestore` in one transaction: when a read fails, nothing has changed.
 * It is full when the store is new, was made from another database or by other code, or when the database has gone
 * back in time since, by a backup of ours or otherwise.
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
  // Read before everything else: what is marked meanwhile is read again next time.
  const { marks, readAt } = await answered(readMarks(firestore));
  report.reads += 1;
  const { restoredAt = 0 } = marks;
  const isRestored = restoredAt !== Number(store.meta(RESTORED) ?? 0);
  if (full || !usable || isRestored) report.mode = 'full';
  await store.transaction(async () => {
    if (!usable) store.clear();
    store.setMeta(MADE_FROM, made);
    const sync = { firestore, store, report, onBatch };
    const isIdle = SNAPSHOT_COLLECTIONS.every((name) => isUnchanged(store, marks, name));
    const written = report.mode === 'delta' ? namedSince(store, marks) : undefined;
    const isBack = report.mode === 'delta' && !isIdle && (await wentBack(sync, written));
    if (isBack) report.mode = 'full';
    const named = isBack ? undefined : written;
    let now = named === undefined ? readAt : await readNamed(sync, named);
    for (const collection of SNAPSHOT_COLLECTIONS) {
      const mark = marks.collections[collection];
      if (report.mode === 'delta' && isUnchanged(store, marks, collection)) continue;
      // Before its first mark a collection may have been written without any.
      const isKnown = mark !== undefined && store.meta(markKey(collection)) !== undefined;
      if (named === undefined || !isKnown) now = await syncCollection(sync, collection);
      if (mark !== undefined) store.setMeta(markKey(collection), mark);
    }
    keepMarks(store, marks);
    store.setMeta(RESTORED, String(restoredAt));
    // What was put back is older than what it replaces, and newer than that all the same.
    store.raiseNewest(isBack ? readAt : restoredAt);
    store.setAsOf(now);
  });
  return report;
}

/** `syncStore` for a snapshot file, opened and closed here. */
export async function syncSnapshot(
  options: { firestore: Firestore; file: string } & SyncOptions,
): Promise<{ report: SyncReport; problems: DocumentProblem[] }> {
  const store = openStore(options.file);
  try {
    const report = await syncStore(options.firestore, store, options);
    return { report, problems: [...quarantineOf(store), ...strayCategories(store)] };
  } finally {
    store.close();
  }
}
