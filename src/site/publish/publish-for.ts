/** One publish, tried again while Firestore is away, and what staff are told of it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishOverride, PublishProgress } from '#schema/publish.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { quarantineOf } from '#site/snapshot/report.ts';
import { answered, FirestoreSilent } from '#site/snapshot/firestore-timeout.ts';
import { isPaused } from './automatic.ts';
import { OlderThanLive } from './deploy.ts';
import type { Progress, Published, PublishRequest } from './publication.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import {
  failed,
  lastFailure,
  queuedRequests,
  recordOwn,
  reasonOf,
  reportTo,
  type Request,
} from './requests.ts';

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
export interface Told {
  failure: string | undefined;
}

export interface Answer {
  requests: readonly Request[];
  told: Told;
  /** Overrides beside those that the requests ask for. */
  allow?: Iterable<PublishOverride>;
  full?: boolean;
  onProgress?: (progress: Progress) => void;
  /** Called before staff are told that it is over. */
  onPublished?: (published: Published) => void;
  onFailed?: (error: unknown) => void;
  /** Told before each further attempt how long it waits, ms. */
  onRetry?: (ms: number) => void;
}

/**
 * Publishes for some requests, or of its own accord, and tells how it goes. Of a publish that nobody asked for it
 * tells what is news: that the site is another one, or why it could not be.
 * @throws why it was not published, when that is told
 */
export async function publishFor(
  publisher: Publisher,
  firestore: Firestore,
  { requests, told, allow = [], full = false, onRetry, ...on }: Answer,
): Promise<Published> {
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
    const published = await publishPatiently(
      publisher,
      {
        full,
        allow: new Set([...allow, ...requests.flatMap((each) => each.allow)]),
        onProgress: (progress) => {
          report.tell(progress);
          on.onProgress?.(progress);
        },
      },
      { ...(onRetry && { onRetry }) },
    );
    on.onPublished?.(published);
    const isNews = published.written + published.deleted > 0 || told.failure !== undefined;
    told.failure = undefined;
    await end({ state: 'live', at: Date.now(), counts: countsOf(published) }, isNews);
    return published;
  } catch (error) {
    on.onFailed?.(error);
    const reason = reasonOf(messageOf(error));
    const isNews = told.failure !== reason;
    told.failure = reason;
    await end(failed(reason, refusalOf(error)), isNews);
    throw error;
  }
}

/**
 * One publish for all that staff have asked for by now, or of its own accord where they have not.
 * @param isAutomatic nobody started it: without a request it obeys the pause of automatic publishing
 * @returns undefined when automatic publishing is paused and nobody asked for a publish
 * @throws why it was not published, when that is told
 */
export async function publishAsked(
  publisher: Publisher,
  firestore: Firestore,
  {
    onUnfit,
    isAutomatic = false,
    ...answer
  }: Omit<Answer, 'requests' | 'told'> & {
    onUnfit: (problems: string) => void;
    isAutomatic?: boolean;
  },
): Promise<Published | undefined> {
  // Where they cannot be read, the publish itself finds out, and has the words for it.
  const asked = answered(
    Promise.all([queuedRequests(firestore, onUnfit), lastFailure(firestore)]),
  ).catch(() => [[], undefined] as const);
  const [requests, failure] = await asked;
  if (isAutomatic && requests.length === 0 && (await isPaused(firestore))) return undefined;
  return await publishFor(publisher, firestore, { ...answer, requests, told: { failure } });
}
