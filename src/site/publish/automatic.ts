/** Automatic publishing as staff see it: the publisher reads whether it is paused, and writes when it runs next. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AUTOMATIC_ID, automaticPublishingKind } from '#schema/automatic-publishing.ts';
import { FieldValue, type Firestore } from '#firebase/admin/firestore.ts';
import { answered } from '#site/snapshot/firestore-timeout.ts';

const documentOf = (firestore: Firestore) =>
  firestore.collection(automaticPublishingKind.collection).doc(AUTOMATIC_ID);

/** How long a publisher that stops waits for its last write, ms. */
const GOODBYE_MS = 2_000;

/**
 * Whether staff have paused automatic publishing; costs one read. Without an answer it counts as not paused: the
 * publish that follows fails for the same reason and reports it.
 */
export async function isPaused(firestore: Firestore): Promise<boolean> {
  try {
    const found = await answered(documentOf(firestore).get());
    const pausedAt: unknown = found.get('pausedAt');
    return pausedAt !== undefined && pausedAt !== null;
  } catch {
    return false;
  }
}

/**
 * Writes when the publisher runs next, which is also its sign of life. A failure is ignored: the next one follows.
 * @param nextInMs null when the publisher stops
 */
export async function reportNextRun(firestore: Firestore, nextInMs: number | null): Promise<void> {
  const fields = {
    seenAt: FieldValue.serverTimestamp(),
    nextInMs: nextInMs === null ? null : Math.max(0, Math.round(nextInMs)),
  };
  await answered(documentOf(firestore).set(fields, { merge: true })).catch(() => undefined);
}

/** Tells staff when the publisher runs next, one write after the other. */
export function nextRunReport(firestore: Firestore) {
  let writing = Promise.resolve();
  const write = (nextInMs: number | null): Promise<void> => {
    writing = writing.then(() => reportNextRun(firestore, nextInMs));
    return writing;
  };
  return {
    /** @param ms how long until the publisher publishes by itself */
    next: (ms: number): void => void write(ms),
    /** Says that no publisher runs any more; waits a short time for it. */
    stop: (): Promise<unknown> =>
      Promise.race([write(null), sleep(GOODBYE_MS, undefined, { ref: false })]),
  };
}
