/**
 * Automatic publishing: the publisher reads whether staff paused it, and writes when it runs next.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { AUTOMATIC_ID, automaticPublishingKind } from '#schema/automatic-publishing.ts';
import { FieldValue, type Firestore } from '#firebase/admin/firestore.ts';
import { withFirestoreTimeout } from '#site/snapshot/firestore-timeout.ts';

const documentOf = (firestore: Firestore) =>
  firestore.collection(automaticPublishingKind.collection).doc(AUTOMATIC_ID);

/** How long a stopping publisher waits for its last write, ms. */
const LAST_WRITE_TIMEOUT_MS = 2_000;

/**
 * Whether staff paused automatic publishing; costs one read. When the read fails, the answer is no: the publish that
 * follows fails for the same reason and reports it.
 */
export async function isPaused(firestore: Firestore): Promise<boolean> {
  try {
    const state = await withFirestoreTimeout(documentOf(firestore).get());
    const pausedAt: unknown = state.get('pausedAt');
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

/** Reports to staff when the publisher runs next; writes never overlap. */
export function nextRunReport(firestore: Firestore) {
  let writing = Promise.resolve();
  const write = (nextInMs: number | null): Promise<void> => {
    writing = writing.then(() => reportNextRun(firestore, nextInMs));
    return writing;
  };
  return {
    /** @param ms time until the next automatic publish */
    next: (ms: number): void => void write(ms),
    /** Reports that no publisher is running; waits a short time for the write. */
    stop: (): Promise<unknown> =>
      Promise.race([write(null), sleep(LAST_WRITE_TIMEOUT_MS, undefined, { ref: false })]),
  };
}
