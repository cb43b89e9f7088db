/** Runs one publish, retries while Firestore is unavailable, and reports progress to staff. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishOverride, PublishProgress } from '#schema/publish.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { quarantineOf } from '#site/snapshot/report.ts';
import { withFirestoreTimeout, FirestoreTimeout } from '#site/snapshot/firestore-timeout.ts';
import { isPaused } from './automatic.ts';
import { OlderThanLive } from './deploy.ts';
import type { PublisherProgress, Published, PublishRequest } from './publisher-options.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import {
  failedProgress,
  lastFailure,
  queuedRequests,
  recordAutomaticPublish,
  shortReason,
  reportTo,
  type Request,
} from './requests.ts';

/** Delays before each retry when Firestore is unavailable, ms. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000];

/** gRPC codes: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE. */
const TRANSIENT_CODES = new Set([4, 8, 14]);

/** Whether Firestore is temporarily unavailable, so that a retry may succeed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof FirestoreTimeout ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'number' &&
    TRANSIENT_CODES.has(error.code));

/**
 * Publishes, and retries while Firestore is unavailable.
 * @param options.onRetry called before each retry with the delay, ms
 * @throws the last error
 */
export async function publishWithRetry(
  publisher: Publisher,
  request: PublishRequest,
  {
    wait = pause,
    onRetry = () => undefined,
  }: { wait?: (ms: number) => Promise<unknown>; onRetry?: (ms: number) => void } = {},
): Promise<Published> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      return await publisher.publish(request);
    } catch (error) {
      if (!isTransient(error)) throw error;
      onRetry(ms);
      await wait(ms);
    }
  }
  return await publisher.publish(request);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The name of the refusal, when the error is one. */
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

/**
 * The last result that was reported to staff: the reason for a failure, or undefined for a success.
 */
export interface LastReport {
  failure: string | undefined;
}

export interface PublishJob {
  requests: readonly Request[];
  lastReport: LastReport;
  /** Overrides in addition to those of the requests. */
  allow?: Iterable<PublishOverride>;
  full?: boolean;
  onProgress?: (progress: PublisherProgress) => void;
  /** Called before the end is reported to staff. */
  onPublished?: (published: Published) => void;
  onFailed?: (error: unknown) => void;
  /** Called before each retry with the delay, ms. */
  onRetry?: (ms: number) => void;
}

/**
 * Publishes for requests or automatically, and reports progress. An automatic publish is reported only when the
 * result is new: the site changed, or the reason for a failure did.
 * @throws the error, after reporting it
 */
export async function runPublish(
  publisher: Publisher,
  firestore: Firestore,
  { requests, lastReport, allow = [], full = false, onRetry, ...on }: PublishJob,
): Promise<Published> {
  const report = reportTo(
    firestore,
    requests.map(({ id }) => id),
  );
  const end = async (progress: PublishProgress, isNews: boolean): Promise<void> => {
    const quarantine = quarantineOf(publisher.store);
    if (requests.length > 0) await report.end(progress, quarantine);
    else if (isNews) {
      await recordAutomaticPublish(firestore, {
        asOf: publisher.store.asOf(),
        progress,
        quarantine,
      });
    }
  };
  try {
    const published = await publishWithRetry(
      publisher,
      {
        full,
        allow: new Set([...allow, ...requests.flatMap((each) => each.allow)]),
        onProgress: (progress) => {
          report.update(progress);
          on.onProgress?.(progress);
        },
      },
      { ...(onRetry && { onRetry }) },
    );
    on.onPublished?.(published);
    const isNews = published.written + published.deleted > 0 || lastReport.failure !== undefined;
    lastReport.failure = undefined;
    await end({ state: 'live', at: Date.now(), counts: countsOf(published) }, isNews);
    return published;
  } catch (error) {
    on.onFailed?.(error);
    const reason = shortReason(messageOf(error));
    const isNews = lastReport.failure !== reason;
    lastReport.failure = reason;
    await end(failedProgress(reason, refusalOf(error)), isNews);
    throw error;
  }
}

/**
 * Runs one publish for all pending requests, or an automatic one when there are none.
 * @param isAutomatic without a request, the publish obeys the pause of automatic publishing
 * @returns undefined when automatic publishing is paused and there is no request
 * @throws the error, after reporting it
 */
export async function publishPending(
  publisher: Publisher,
  firestore: Firestore,
  {
    onInvalid,
    isAutomatic = false,
    ...job
  }: Omit<PublishJob, 'requests' | 'lastReport'> & {
    onInvalid: (problems: string) => void;
    isAutomatic?: boolean;
  },
): Promise<Published | undefined> {
  // When the requests cannot be read, the publish fails for the same reason and reports it.
  const pending = withFirestoreTimeout(
    Promise.all([queuedRequests(firestore, onInvalid), lastFailure(firestore)]),
  ).catch(() => [[], undefined] as const);
  const [requests, failure] = await pending;
  if (isAutomatic && requests.length === 0 && (await isPaused(firestore))) return undefined;
  return await runPublish(publisher, firestore, { ...job, requests, lastReport: { failure } });
}
