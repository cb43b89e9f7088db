/** The publisher as a service: publishes on request, and by itself at regular times and when a scheduled item is due. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { isPaused, nextRunReport } from './automatic.ts';
import type { Published } from './publication.ts';
import { publishFor, type Told } from './publish-for.ts';
import type { Publisher } from './publisher.ts';
import { requeueInterrupted, watchRequests, type Request } from './requests.ts';

export interface ServiceOptions {
  publisher: Publisher;
  firestore: Firestore;
  /** How often it publishes by itself, ms. */
  every: number;
  stopped: AbortSignal;
  /** What a publish did, or why there was none; `occasion` says what it was for. */
  onPublished: (published: Published, occasion: string) => void;
  onFailed: (error: unknown, occasion: string) => void;
}

/** The occasion of a publish at a regular time. */
export const REGULAR_LOOK = 'the regular run';
/** A sleep is never longer than this: the machine itself may have slept, ms. */
const LONGEST_SLEEP_MS = 30_000;
/** How long to wait before a scheduled item is tried again, ms. */
const AGAIN_MS = 60_000;

/** A signal that can be waited for again and again. */
function createBell() {
  let rung = Promise.withResolvers<undefined>();
  return {
    ring: (): void => rung.resolve(undefined),
    /** Waits until it rings, at most `ms`. */
    async wait(ms: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => resolve(undefined), ms);
      await Promise.race([rung.promise, promise]);
      clearTimeout(timer);
      rung = Promise.withResolvers();
    },
  };
}

/** Runs until `stopped`; a publish that is under way is finished first. */
export async function runService(options: ServiceOptions): Promise<void> {
  const { publisher, firestore, every, stopped } = options;
  const bell = createBell();
  const told: Told = { failure: undefined };
  let queue: Request[] = [];
  let watch: (() => void) | undefined;
  const startWatching = (): void => {
    watch = watchRequests(firestore, {
      request: (request) => {
        queue.push(request);
        bell.ring();
      },
      unfit: (problems) => options.onFailed(new Error(problems), 'a request'),
      end: () => (watch = undefined),
    });
  };
  stopped.addEventListener('abort', bell.ring, { once: true });

  // Time is reckoned by a clock that nobody can set, from the server's time at the last sync.
  let synced = { asOf: publisher.store.asOf(), at: performance.now() };
  const serverNow = (): number => synced.asOf + performance.now() - synced.at;
  let lookedAt = -Infinity;
  // What is scheduled and could not be published is not tried again at once.
  let notBefore = -Infinity;

  /** What there is to publish for now, or undefined. */
  const occasionNow = (): string | undefined => {
    if (queue.length > 0) return queue.length === 1 ? 'a request' : `${queue.length} requests`;
    const scheduled = publisher.store.nextScheduled(publisher.store.asOf());
    const isDue = scheduled !== undefined && scheduled <= serverNow();
    if (isDue && performance.now() >= notBefore) return 'a scheduled item';
    return performance.now() >= lookedAt + every ? REGULAR_LOOK : undefined;
  };
  const untilRegular = (): number => lookedAt + every - performance.now();
  const untilNext = (): number => {
    const scheduled = publisher.store.nextScheduled(publisher.store.asOf()) ?? Infinity;
    const soonest = Math.min(
      Math.max(scheduled - serverNow(), notBefore - performance.now()),
      untilRegular(),
    );
    return Math.min(Math.max(soonest, 0), LONGEST_SLEEP_MS);
  };

  const report = nextRunReport(firestore);
  /** Waits for the next regular time instead of publishing. Only an item that is due now has to wait as long. */
  const skip = (occasion: string): void => {
    lookedAt = performance.now();
    if (occasion !== REGULAR_LOOK) notBefore = lookedAt + every;
    report.next(every);
  };

  let isRequeued = false;
  try {
    while (!stopped.aborted) {
      // Tried again while Firestore is away: nobody else would ever look at them.
      isRequeued ||= await requeueInterrupted(firestore).then(
        () => true,
        () => false,
      );
      if (watch === undefined) startWatching();
      const occasion = occasionNow();
      if (occasion === undefined) {
        await bell.wait(untilNext());
        continue;
      }
      if (queue.length === 0 && (await isPaused(firestore))) {
        skip(occasion);
        continue;
      }
      // Those that come with one another are one publish, and so are all that come while one is under way.
      await othersTurn();
      const taken = queue;
      queue = [];
      lookedAt = performance.now();
      notBefore = await publishFor(publisher, firestore, {
        requests: taken,
        told,
        onPublished: (published) => options.onPublished(published, occasion),
        onFailed: (error) => options.onFailed(error, occasion),
      }).then(
        () => -Infinity,
        () => performance.now() + AGAIN_MS,
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
