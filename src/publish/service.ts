/** The publisher as a service: publishes when staff ask for it, when something scheduled is due, and now and then. */
import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises';
import type { PublishProgress } from '#schema/publish.ts';
import type { Firestore } from '#server/firestore.ts';
import { quarantineOf } from '#snapshot/report.ts';
import { FirestoreSilent } from '#snapshot/sync.ts';
import { OlderThanLive } from './deploy.ts';
import type { Published, PublishRequest } from './publication.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import {
  failed,
  recordOwn,
  reportTo,
  requeueInterrupted,
  watchRequests,
  type Request,
} from './requests.ts';

export interface ServiceOptions {
  publisher: Publisher;
  firestore: Firestore;
  /** How often to look for changes that nobody asked to publish, ms. */
  every: number;
  stopped: AbortSignal;
  /** What a publish did, or why there was none; `occasion` says what it was for. */
  onPublished: (published: Published, occasion: string) => void;
  onFailed: (error: unknown, occasion: string) => void;
}

/** The occasion of a publish that nobody asked for. */
export const REGULAR_LOOK = 'the regular look';
/** A sleep is never longer than this: the machine itself may have slept, ms. */
const LONGEST_SLEEP_MS = 30_000;
/** How long to wait until something scheduled is tried again, ms. */
const AGAIN_MS = 60_000;
/** How long to wait before each further attempt when Firestore is away, ms. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000];

/** gRPC's codes for: too late, quota spent, unavailable. */
const PASSING_CODES = new Set([4, 8, 14]);

/** Is Firestore away for a while, so that the same may succeed later? */
export const isPassing = (error: unknown): boolean =>
  error instanceof FirestoreSilent ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'number' &&
    PASSING_CODES.has(error.code));

/**
 * One publish, tried again while Firestore is away.
 * @param how.onRetry told before each further attempt how long it waits, ms
 * @throws the last error
 */
export async function publishPatiently(
  publisher: Publisher,
  request: PublishRequest,
  {
    wait = pause,
    onRetry = () => undefined,
  }: { wait?: (ms: number) => Promise<unknown>; onRetry?: (ms: number) => void } = {},
): Promise<Published> {
  for (const ms of WAITS_MS) {
    try {
      return await publisher.publish(request);
    } catch (error) {
      if (!isPassing(error)) throw error;
      onRetry(ms);
      await wait(ms);
    }
  }
  return await publisher.publish(request);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The refusal's name, when the error is one. */
export const refusalOf = (error: unknown) =>
  error instanceof Refusal
    ? error.refusal
    : error instanceof OlderThanLive
      ? ('older-than-live' as const)
      : undefined;

const countsOf = ({ sync, dirty, written, deleted }: Published) => ({
  reads: sync.reads,
  changed: sync.changed + sync.deleted,
  rendered: dirty.length,
  written,
  deleted,
});

/** What staff have been told of the last publish: the reason why it failed, or nothing when it went well. */
interface Told {
  failure: string | undefined;
}

/**
 * Publishes for some requests, or of its own accord, and tells how it goes. Of a publish that nobody asked for it
 * tells what is news: that the site is another one, or why it could not be.
 * @returns whether it went well
 */
async function publishFor(
  { publisher, firestore, onPublished, onFailed }: ServiceOptions,
  { occasion, requests, told }: { occasion: string; requests: readonly Request[]; told: Told },
): Promise<boolean> {
  const report = reportTo(
    firestore,
    requests.map(({ id }) => id),
  );
  const end = async (progress: PublishProgress, isNews: boolean): Promise<void> => {
    const quarantine = quarantineOf(publisher.store);
    if (requests.length > 0) await report.end(progress, quarantine);
    else if (isNews) {
      await recordOwn(firestore, { asOf: publisher.store.asOf(), progress, quarantine });
    }
  };
  try {
    const published = await publishPatiently(publisher, {
      allow: new Set(requests.flatMap(({ allow }) => allow)),
      onProgress: (progress) => report.tell(progress),
    });
    onPublished(published, occasion);
    const isNews = published.written + published.deleted > 0 || told.failure !== undefined;
    told.failure = undefined;
    await end({ state: 'live', at: Date.now(), counts: countsOf(published) }, isNews);
    return true;
  } catch (error) {
    onFailed(error, occasion);
    const isNews = told.failure !== messageOf(error);
    told.failure = messageOf(error);
    await end(failed(messageOf(error), refusalOf(error)), isNews);
    return false;
  }
}

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
  const { store } = publisher;
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
  let synced = { asOf: store.asOf(), at: performance.now() };
  const serverNow = (): number => synced.asOf + performance.now() - synced.at;
  let lookedAt = -Infinity;
  // What is scheduled and could not be published is not tried again at once.
  let notBefore = -Infinity;

  /** What there is to publish for now, or undefined. */
  const occasionNow = (): string | undefined => {
    if (queue.length > 0) return queue.length === 1 ? 'a request' : `${queue.length} requests`;
    const scheduled = store.nextScheduled(store.asOf());
    const isDue = scheduled !== undefined && scheduled <= serverNow();
    if (isDue && performance.now() >= notBefore) return 'something scheduled';
    return performance.now() >= lookedAt + every ? REGULAR_LOOK : undefined;
  };
  const untilNext = (): number => {
    const scheduled = store.nextScheduled(store.asOf()) ?? Infinity;
    const soonest = Math.min(
      Math.max(scheduled - serverNow(), notBefore - performance.now()),
      lookedAt + every - performance.now(),
    );
    return Math.min(Math.max(soonest, 0), LONGEST_SLEEP_MS);
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
      // Those that come with one another are one publish, and so are all that come while one is under way.
      await othersTurn();
      const taken = queue;
      queue = [];
      lookedAt = performance.now();
      const isLive = await publishFor(options, {
        occasion,
        requests: taken,
        told,
      });
      notBefore = isLive ? -Infinity : performance.now() + AGAIN_MS;
      if (store.asOf() !== synced.asOf) {
        synced = { asOf: store.asOf(), at: performance.now() };
      }
    }
  } finally {
    watch?.();
  }
}
