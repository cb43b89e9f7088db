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
 * @param nextInMs null when the publisher stops
 */
export async function reportNextRun(firestore: Firestore, nextInMs: number | null): Promise<void> {
  const fields = {
    seenAt: FieldValue.serverTimestamp(),
    nextInMs: nextInMs === null ? null : Math.max(0, Math.round(nextInMs)),
  };
  await withFirestoreTimeout(documentOf(firestore).set(fields, { merge: true })).catch(
    () => undefined,
  );
}
