/** The mark that writers leave in `settings/changes`, so that one read tells whether anything changed. */
import { SNAPSHOT_COLLECTIONS, type SnapshotCollection } from './collections.ts';
import { FieldValue, Timestamp, type Firestore } from './firestore.ts';

const MARKER = 'settings/changes';

/** For each collection that has a mark, the mark as text; they are compared, never reckoned with. */
export type Marks = Partial<Record<SnapshotCollection, string>>;

/** Reads the marks; costs one read. */
export async function readMarks(firestore: Firestore): Promise<{ marks: Marks; readAt: number }> {
  const marker = await firestore.doc(MARKER).get();
  const marks: Marks = {};
  for (const collection of SNAPSHOT_COLLECTIONS) {
    const at: unknown = marker.get(collection);
    if (at instanceof Timestamp) marks[collection] = `${at.seconds}.${at.nanoseconds}`;
  }
  return { marks, readAt: marker.readTime.toMillis() };
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

/**
 * Says that documents of `collections` have been written. Whoever writes past the back office calls it
 * when all is written; a publisher looks only where there is a new mark.
 */
export async function markChanged(
  firestore: Firestore,
  collections: Iterable<string> = SNAPSHOT_COLLECTIONS,
): Promise<void> {
  const written = new Set(collections);
  const marked = SNAPSHOT_COLLECTIONS.filter((collection) => written.has(collection));
  if (marked.length === 0) return;
  const now = FieldValue.serverTimestamp();
  await firestore
    .doc(MARKER)
    .set(Object.fromEntries(marked.map((collection) => [collection, now])), { merge: true });
}
