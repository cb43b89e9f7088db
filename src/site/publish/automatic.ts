/** Automatic publishing: the publisher reads whether staff paused it, and writes when it runs next. */
import { AUTOMATIC_ID, automaticPublishingKind } from '#schema/automatic-publishing.ts';
import { FieldValue, type Firestore } from '#firebase/admin/firestore.ts';
import { withFirestoreTimeout } from '#site/snapshot/firestore-timeout.ts';

const documentOf = (firestore: Firestore) =>
  firestore.collection(automaticPublishingKind.collection).doc(AUTOMATIC_ID);

/**
 * Whether staff paused automatic publishing; costs one read. When the read fails, the answer is no: the publish that
 * follows fails for the same reason and reports it.
 */
export async function isPaused(firestore: Firestore): Promise<boolean> {
  try {
    const pausedAt: unknown = (await withFirestoreTimeout(documentOf(firestore).get())).get(
      'pausedAt',
    );
    return pausedAt !== undefined && pausedAt !== null;
  } catch {
    return false;
  }
}

/**
 * Writes when the publisher runs next, which also serves as its heartbeat. Failures are ignored: the next write
 * follows.
 * @param next.inMs null when the publisher stops
 * @param next.isWatching whether this publisher watches for requests
 */
export async function reportNextRun(
  firestore: Firestore,
  next: { inMs: number | null; isWatching: boolean },
): Promise<void> {
  const at = FieldValue.serverTimestamp();
  const nextInMs = next.inMs === null ? null : Math.max(0, Math.round(next.inMs));
  const watch = nextInMs === null ? null : { at, forMs: nextInMs };
  const fields = { seenAt: at, nextInMs, ...(next.isWatching && { watch }) };
  await withFirestoreTimeout(documentOf(firestore).set(fields, { merge: true })).catch(
    () => undefined,
  );
}
