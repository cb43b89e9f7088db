/** The publisher as a service: publishes on request, at intervals, and when a scheduled item is due. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { reportNextRun } from './automatic.ts';
import type { Published, Publisher } from './publisher.ts';
import { requeueInterrupted, watchRequests } from './requests.ts';
import { publishPending } from './run-publish.ts';

export interface ServiceOptions {
  publisher: Publisher;
  firestore: Firestore;
  /** Interval of automatic publishes, ms. */
  intervalMs: number;
  stopped: AbortSignal;
  /** Receives the result; `occasion` names the trigger. */
  onPublished: (published: Published, occasion: string) => void;
  onFailed: (error: unknown, occasion: string) => void;
}

/** The occasion of a publish at the interval. */
export const REGULAR_RUN = 'the regular run';
/** Longest sleep, ms: the machine itself may have been suspended. */
const LONGEST_SLEEP_MS = 30_000;
/** Delay before a scheduled item is retried, ms. */
const RETRY_DELAY_MS = 60_000;
/** How long a stopping publisher waits for its last write, ms. */
const LAST_WRITE_TIMEOUT_MS = 2_000;

/** A resettable signal that wakes the service. */
function createWakeUp() {
  let signal = new AbortController();
  return {
    ring: (): void => signal.abort(),
    /** Waits for the signal, at most `ms`. */
    async wait(ms: number): Promise<void> {
      await sleep(ms, undefined, { signal: signal.signal }).catch(() => undefined);
      signal = new AbortController();
    },
  };
}

/** The time of the server, measured with a monotonic clock since the last sync. */
function serverClock({ store }: Publisher) {
  let synced = { asOf: store.asOf(), at: performance.now() };
  return (): number => {
    if (store.asOf() !== synced.asOf) synced = { asOf: store.asOf(), at: performance.now() };
    return synced.asOf + performance.now() - synced.at;
  };
}

const occasionOf = (requests: number, isDue: boolean): string => {
  if (requests > 0) return requests === 1 ? 'a request' : `${requests} requests`;
  return isDue ? 'a scheduled item' : REGULAR_RUN;
};

/** Runs until `stopped`; finishes a running publish first. */
export async function runService(options: ServiceOptions): Promise<void> {
  const { publisher, firestore, intervalMs, stopped } = options;
  const wakeUp = createWakeUp();
  stopped.addEventListener('abort', wakeUp.ring, { once: true });
  const serverNow = serverClock(publisher);
  let watch: (() => void) | undefined;
  const queue = { isRequested: false };
  let lastRunAt = -Infinity;
  /** A scheduled item that was not published is not retried before this time. */
  let notBefore = -Infinity;

  const untilRegular = (): number => lastRunAt + intervalMs - performance.now();
  const untilScheduled = (): number => {
    const scheduled = publisher.store.nextScheduled(publisher.store.asOf()) ?? Infinity;
    return Math.max(scheduled - serverNow(), notBefore - performance.now());
  };

  const publish = async (isDue: boolean): Promise<void> => {
    queue.isRequested = false;
    lastRunAt = performance.now();
    try {
      const published = await publishPending(publisher, firestore, {
        isAutomatic: true,
        onInvalid: (problems) => options.onFailed(new Error(problems), 'a request'),
        onPublished: (result, requests) => options.onPublished(result, occasionOf(requests, isDue)),
        onFailed: (error, requests) => options.onFailed(error, occasionOf(requests, isDue)),
      });
      notBefore = published === undefined ? lastRunAt + intervalMs : -Infinity;
    } catch {
      // Reported already.
      notBefore = performance.now() + RETRY_DELAY_MS;
    }
    await reportNextRun(firestore, { inMs: untilRegular(), isWatching: true });
  };

  let isRequeued = false;
  try {
    while (!stopped.aborted) {
      // Retry while Firestore is unavailable: no one else requeues them.
      isRequeued ||= await requeueInterrupted(firestore).then(
        () => true,
        () => false,
      );
      watch ??= watchRequests(
        firestore,
        () => {
          queue.isRequested = true;
          wakeUp.ring();
        },
        () => (watch = undefined),
      );
      const wait = Math.min(untilRegular(), untilScheduled());
      if (queue.isRequested || wait <= 0) await publish(untilScheduled() <= 0);
      else await wakeUp.wait(Math.min(wait, LONGEST_SLEEP_MS));
    }
  } finally {
    watch?.();
    await Promise.race([
      reportNextRun(firestore, { inMs: null, isWatching: true }),
      sleep(LAST_WRITE_TIMEOUT_MS, undefined, { ref: false }),
    ]);
  }
}
