/** The mark that writers leave in `settings/changes`, so that one read tells whether anything changed, and often what. */
import { changeMark } from '#domain/editing/change-mark.ts';
import { namedWrite } from '#schema/changes.ts';
import { SNAPSHOT_COLLECTIONS, type SnapshotCollection } from './collections.ts';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from '#server/firestore.ts';

const MARKER = 'settings/changes';

/** What writers have left. */
export interface Marks {
  /** For each collection that has a mark, the mark as text; they are compared, never reckoned with. */
  collections: Partial<Record<SnapshotCollection, string>>;
  /** When a backup was written back last, ms; undefined when none ever was. */
  restoredAt: number | undefined;
  /** How many writes have left a mark. */
  writes: number;
  /** Those writes that can still be told apart: the paths of what each wrote, by its id. */
  named: ReadonlyMap<string, readonly string[]>;
}

/** The writes that are named; a slot that cannot be read names nothing. */
function namedIn(marker: DocumentSnapshot): Map<string, readonly string[]> {
  const latest: unknown = marker.get('latest');
  const slots = typeof latest === 'object' && latest !== null ? Object.values(latest) : [];
  const named = slots.map((slot) => namedWrite.safeParse(slot)).filter(({ success }) => success);
  return new Map(named.flatMap(({ data }) => (data ? [[data.id, data.paths]] : [])));
}

/** Reads the marks; costs one read. */
export async function readMarks(firestore: Firestore): Promise<{ marks: Marks; readAt: number }> {
  const marker = await firestore.doc(MARKER).get();
  const collections: Marks['collections'] = {};
  for (const collection of SNAPSHOT_COLLECTIONS) {
    const at: unknown = marker.get(collection);
    if (at instanceof Timestamp) collections[collection] = `${at.seconds}.${at.nanoseconds}`;
  }
  const writes: unknown = marker.get('writes');
  const restored: unknown = marker.get('restored');
  return {
    marks: {
      collections,
      restoredAt: restored instanceof Timestamp ? restored.toMillis() : undefined,
      writes: Number.isSafeInteger(writes) ? Number(writes) : 0,
      named: namedIn(marker),
    },
    readAt: marker.readTime.toMillis(),
  };
}

/** When a writer last left a mark, and the server's time now, ms; costs one read. */
export async function readLastChange(
  firestore: Firestore,
): Promise<{ changedAt: number | undefined; now: number }> {
  const marker = await firestore.doc(MARKER).get();
  const times = SNAPSHOT_COLLECTIONS.map((collection): unknown => marker.get(collection))
    .filter((at) => at instanceof Timestamp)
    .map((at) => at.toMillis());
  return {
    changedAt: times.length === 0 ? undefined : Math.max(...times),
    now: marker.readTime.toMillis(),
  };
}

const markOf = (collections: readonly string[]): Record<string, unknown> => {
  const now = FieldValue.serverTimestamp();
  return {
    ...Object.fromEntries(collections.map((collection) => [collection, now])),
    writes: FieldValue.increment(1),
  };
};

/**
 * Adds the mark to a batch that writes the documents at `paths`; one that shall go gets its `deletedAt`. Named, they
 * are read one by one, and no collection need be searched for them. Of many documents none is named.
 */
export function markInBatch(
  batch: WriteBatch,
  firestore: Firestore,
  paths: readonly string[],
): void {
  const mark = changeMark(paths);
  if (mark === undefined) return;
  const { collections, named } = mark;
  batch.set(
    firestore.doc(MARKER),
    { ...markOf(collections), ...(named && { latest: { [named.slot]: named.write } }) },
    { merge: true },
  );
}

/**
 * Says that documents of `collections` have been written. Whoever writes much, past the back office, calls it
 * when all is written; a publisher looks only where there is a new mark.
 */
export async function markChanged(
  firestore: Firestore,
  collections: Iterable<string> = SNAPSHOT_COLLECTIONS,
): Promise<void> {
  const written = new Set(collections);
  const marked = SNAPSHOT_COLLECTIONS.filter((collection) => written.has(collection));
  if (marked.length > 0) await firestore.doc(MARKER).set(markOf(marked), { merge: true });
}

/** Says that a backup has been written back, so that everything is read anew: its documents are as old as it is. */
export async function markRestored(firestore: Firestore): Promise<void> {
  const restored = { ...markOf(SNAPSHOT_COLLECTIONS), restored: FieldValue.serverTimestamp() };
  await firestore.doc(MARKER).set(restored, { merge: true });
}
