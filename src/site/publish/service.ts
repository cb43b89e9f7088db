/**
 * The publisher as a service: publishes on request, at intervals, and when a scheduled item is due.
 */
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { isPaused, nextRunReport } from './automatic.ts';
import type { Published } from './publisher-options.ts';
import { runPublish, type LastReport } from './run-publish.ts';
import type { Publisher } from './publisher.ts';
import { requeueInterrupted, watchRequests, type Request } from './requests.ts';

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

/** A resettable signal that wakes the service. */
function createWakeUp() {
  let signal = Promise.withResolvers<undefined>();
  return {
    ring: (): void => signal.resolve(undefined),
    /** Waits for the signal, at most `ms`. */
    async wait(ms: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => resolve(undefined), ms);
      await Promise.race([signal.promise, promise]);
      clearTimeout(timer);
      signal = Promise.withResolvers();
    },
  };
}

/** Runs until `stopped`; finishes a running publish first. */
export async function runService(options: ServiceOptions): Promise<void> {
  const { publisher, firestore, intervalMs, stopped } = options;
  const wakeUp = createWakeUp();
  const lastReport: LastReport = { failure: undefined };
  let queue: Request[] = [];
  let watch: (() => void) | undefined;
  const startWatching = (): void => {
    watch = watchRequests(firestore, {
      request: (request) => {
        queue.push(request);
        wakeUp.ring();
      },
      invalid: (problems) => options.onFailed(new Error(problems), 'a request'),
      end: () => (watch = undefined),
    });
  };
  stopped.addEventListener('abort', wakeUp.ring, { once: true });

  // Measures time with a monotonic clock from the server's time at the last sync.
  let synced = { asOf: publisher.store.asOf(), at: performance.now() };
  const serverNow = (): number => synced.asOf + performance.now() - synced.at;
  let lastRunAt = -Infinity;
  // A scheduled item that failed is not retried at once.
  let notBefore = -Infinity;

  /** The trigger of a publish that is due now, or undefined. */
  const occasionNow = (): string | undefined => {
    if (queue.length > 0) return queue.length === 1 ? 'a request' : `${queue.length} requests`;
    const scheduled = publisher.store.nextScheduled(publisher.store.asOf());
    const isDue = scheduled !== undefined && scheduled <= serverNow();
    if (isDue && performance.now() >= notBefore) return 'a scheduled item';
    return performance.now() >= lastRunAt + intervalMs ? REGULAR_RUN : undefined;
  };
  const untilRegular = (): number => lastRunAt + intervalMs - performance.now();
  const untilNext = (): number => {
    const scheduled = publisher.store.nextScheduled(publisher.store.asOf()) ?? Infinity;
    const soonest = Math.min(
      Math.max(scheduled - serverNow(), notBefore - performance.now()),
      untilRegular(),
    );
    return Math.min(Math.max(soonest, 0), LONGEST_SLEEP_MS);
  };

  const report = nextRunReport(firestore);
  /** Skips a publish until the next interval; an item that is due now waits as long. */
  const skip = (occasion: string): void => {
    lastRunAt = performance.now();
    if (occasion !== REGULAR_RUN) notBefore = lastRunAt + intervalMs;
    report.next(intervalMs);
  };

  let isRequeued = false;
  try {
    while (!stopped.aborted) {
      // Retry while Firestore is unavailable: no one else requeues them.
      isRequeued ||= await requeueInterrupted(firestore).then(
        () => true,
        () => false,
      );
      if (watch === undefined) startWatching();
      const occasion = occasionNow();
      if (occasion === undefined) {
        await wakeUp.wait(untilNext());
        continue;
      }
      if (queue.length === 0 && (await isPaused(firestore))) {
        skip(occasion);
        continue;
      }
      // Requests that arrive together, or during a publish, share one publish.
      await yieldToEvents();
      const batch = queue;
      queue = [];
      lastRunAt = performance.now();
      notBefore = await runPublish(publisher, firestore, {
        requests: batch,
        lastReport,
        onPublished: (published) => options.onPublished(published, occasion),
        onFailed: (error) => options.onFailed(error, occasion),
      }).then(
        () => -Infinity,
        () => performance.now() + RETRY_DELAY_MS,
      );
      if (publisher.store.asOf() !== synced.asOf) {
        synced = { asOf: publisher.store.asOf(), at: performance.now() };
      }
      report.next(untilRegular());
    }
  } finally {
    watch?.();
    await report.stop();
  }
}
