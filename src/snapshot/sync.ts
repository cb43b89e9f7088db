/** Brings the snapshot up to date with Firestore: everything at first, afterwards only what changed. */
import type { DocumentProblem } from '#schema/problem.ts';
import type { RawDocument } from './intake.ts';
import { takeIn, updatedAtOf } from './intake.ts';
import { SNAPSHOT_COLLECTIONS, type SnapshotCollection } from './collections.ts';
import { FieldPath, Timestamp, type Firestore, type Query } from './firestore.ts';
import { strayCategories } from './integrity.ts';
import { snapshotForm } from './form.ts';
import { count, emptyReport, quarantineOf, type SyncReport } from './report.ts';
import { openStore, type Store } from './store.ts';

/** A commit may become readable a little after its own timestamp, so each delta looks back this far, ms. */
export const OVERLAP_MS = 10_000;

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

interface Batch {
  documents: RawDocument[];
  /** The server's time of the read, ms. */
  readAt: number;
}

async function* batches(query: Query): AsyncGenerator<Batch> {
  let next: Query = query.limit(BATCH);
  for (;;) {
    const { docs, readTime } = await next.get();
    const documents = docs.map((doc) => ({ path: doc.ref.path, data: doc.data() }));
    yield { documents, readAt: readTime.toMillis() };
    const last = docs.at(-1);
    if (last === undefined || docs.length < BATCH) return;
    next = query.startAfter(last).limit(BATCH);
  }
}

interface CollectionSync {
  store: Store;
  report: SyncReport;
  query: Query;
  collection: SnapshotCollection;
  onBatch: () => void;
}

/** Reads one query into the store; gives the paths seen and how far the next delta may skip, ms. */
async function readInto({ store, report, query, onBatch }: CollectionSync) {
  const seen = new Set<string>();
  let newest = 0;
  for await (const { documents, readAt } of batches(query)) {
    // Firestore bills a query that finds nothing as one read.
    report.reads += Math.max(documents.length, 1);
    for (const raw of documents) {
      seen.add(raw.path);
      // A time ahead of the server's, from a wrong clock, must not hide what is saved until then.
      newest = Math.max(newest, Math.min(updatedAtOf(raw) ?? 0, readAt));
      count(report, takeIn(store, raw));
    }
    onBatch();
  }
  return { seen, newest };
}

const cursorKey = (collection: SnapshotCollection): string => `cursor/${collection}`;

async function syncCollection(part: Omit<CollectionSync, 'query'>, firestore: Firestore) {
  const { store, report, collection } = part;
  const cursor = store.meta(cursorKey(collection));
  const all = firestore.collection(collection);
  if (report.mode === 'full' || cursor === undefined) {
    // Ordered by name, not by updatedAt, so that a document without updatedAt is found and reported.
    const { seen, newest } = await readInto({
      ...part,
      query: all.orderBy(FieldPath.documentId()),
    });
    for (const path of store.paths(collection)) {
      if (!seen.has(path) && store.remove(path)) report.deleted += 1;
    }
    store.setMeta(cursorKey(collection), String(newest));
    return;
  }
  const since = Timestamp.fromMillis(Math.max(0, Number(cursor) - OVERLAP_MS));
  const query = all.where('updatedAt', '>=', since).orderBy('updatedAt');
  const { newest } = await readInto({ ...part, query });
  if (newest > Number(cursor)) store.setMeta(cursorKey(collection), String(newest));
}

/**
 * Syncs `store` with `firestore` in one transaction: when a read fails, nothing has changed.
 * It is full when the store is new, or was made from another database or by other schemas.
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
  const report = emptyReport(full || !usable ? 'full' : 'delta');
  const onBatch = (): void => {
    const { changed, unchanged, deleted, quarantined, ignored } = report;
    onProgress?.(changed + unchanged + deleted + quarantined + ignored);
  };
  await store.transaction(async () => {
    if (!usable) store.clear();
    store.setMeta(MADE_FROM, made);
    for (const collection of SNAPSHOT_COLLECTIONS) {
      await syncCollection({ store, report, collection, onBatch }, firestore);
    }
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
