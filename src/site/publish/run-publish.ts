/** Runs one publish, retries while Firestore is unavailable, and reports progress to staff. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishOverride, PublishProgress } from '#schema/publish.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { quarantineOf } from '#site/snapshot/report.ts';
import { withFirestoreTimeout, FirestoreTimeout } from '#site/snapshot/firestore-timeout.ts';
import { isPaused } from './automatic.ts';
import { OlderThanLive } from './deploy.ts';
import type { Published, Publisher, PublishRequest } from './publisher.ts';
import { Refusal } from './refusal.ts';
import {
  failedProgress,
  lastFailure,
  queuedRequests,
  recordAutomaticPublish,
  reportTo,
  type Request,
} from './requests.ts';
import type { PublisherProgress } from './write-site.ts';

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

interface Retries {
  wait?: (ms: number) => Promise<unknown>;
  /** Called before each retry with the delay, ms. */
  onRetry?: ((ms: number) => void) | undefined;
}

/** Repeats `work` while Firestore is unavailable. @throws the last error */
async function withRetry<T>(
  work: () => Promise<T>,
  { wait = pause, onRetry = () => undefined }: Retries,
): Promise<T> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      onRetry(ms);
      await wait(ms);
    }
  }
  return await work();
}

/** Publishes, and retries while Firestore is unavailable. @throws the last error */
export const publishWithRetry = (
  publisher: Publisher,
  request: PublishRequest,
  retries: Retries = {},
): Promise<Published> => withRetry(() => publisher.publish(request), retries);

/** The name of the refusal, when the error is one. */
export const refusalOf = (error: unknown) =>
  error instanceof Refusal
    ? error.refusal
    : error instanceof OlderThanLive
      ? ('older-than-live' as const)
      : undefined;

const liveProgress = ({ sync, dirty, written, deleted }: Published): PublishProgress => ({
  state: 'live',
  at: Date.now(),
  counts: {
    reads: sync.reads,
    changed: sync.changed + sync.deleted,
    rendered: dirty.length,
    written,
    deleted,
  },
});

export interface PublishJob {
  /** Without a request, obey the pause of automatic publishing. */
  isAutomatic?: boolean;
  /** Overrides in addition to those of the requests. */
  allow?: Iterable<PublishOverride>;
  full?: boolean;
  onProgress?: (progress: PublisherProgress) => void;
  /** Called with malformed requests. */
  onInvalid: (problems: string) => void;
  /** Called with the number of requests before the end is reported to staff. */
  onPublished?: (published: Published, requests: number) => void;
  onFailed?: (error: unknown, requests: number) => void;
  onRetry?: (ms: number) => void;
}

/** Reports the progress and the end of a publish to its requests; an automatic one is recorded if it is news. */
function reportOf(publisher: Publisher, firestore: Firestore, requests: readonly Request[]) {
  const report = reportTo(
    firestore,
    requests.map(({ id }) => id),
  );
  return {
    update: (progress: PublishProgress): void => {
      if (requests.length > 0) report.update(progress);
    },
    async end(progress: PublishProgress, isNews: boolean): Promise<void> {
      const { store } = publisher;
      const quarantine = quarantineOf(store);
      if (requests.length > 0) await report.end(progress, quarantine);
      else if (isNews)
        await recordAutomaticPublish(firestore, { asOf: store.asOf(), progress, quarantine });
    },
  };
}

/**
 * Runs one publish for all pending requests, or an automatic one when there are none, and reports its progress. An
 * automatic publish is recorded only when the site changed, or when it failed or succeeded for the first time.
 * @returns undefined when automatic publishing is paused and there is no request
 * @throws the error, after reporting it
 */
export async function publishPending(
  publisher: Publisher,
  firestore: Firestore,
  { onInvalid, isAutomatic = false, allow = [], full = false, onRetry, ...on }: PublishJob,
): Promise<Published | undefined> {
  const [requests, failure] = await withRetry(
    () =>
      withFirestoreTimeout(
        Promise.all([queuedRequests(firestore, onInvalid), lastFailure(firestore)]),
      ),
    { onRetry },
    // The publish fails for the same reason and reports it.
  ).catch(() => [[], undefined] as const);
  if (isAutomatic && requests.length === 0 && (await isPaused(firestore))) return undefined;
  const report = reportOf(publisher, firestore, requests);
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
      { onRetry },
    );
    on.onPublished?.(published, requests.length);
    const isNews = published.written + published.deleted > 0 || failure !== undefined;
    await report.end(liveProgress(published), isNews);
    return published;
  } catch (error) {
    on.onFailed?.(error, requests.length);
    const message = error instanceof Error ? error.message : String(error);
    const progress = failedProgress(message, refusalOf(error));
    await report.end(progress, failure !== progress.reason);
    throw error;
  }
}
