/** The progress of a publish as a percentage and as text. */
import { formatCount } from '#core/format.ts';
import type { Publish, PublishProgress } from '#schema/publish.ts';

/** The author of publishes that the publisher starts by itself. */
export const BY_ITSELF = 'publisher';

/** After this time without a publisher, a request counts as abandoned, ms. */
export const QUEUE_PATIENCE = 2 * 60_000;
/** After this time without an update, a publish counts as aborted, ms. */
export const SILENCE_PATIENCE = 10 * 60_000;

/** The percentages at which reading and rendering are done. */
const READ = 10;
const RENDERED = 90;

/** The percentage done. */
export function percentOf(progress: PublishProgress): number {
  switch (progress.state) {
    case 'queued':
    case 'failed':
      return 0;
    case 'syncing':
      return READ / 2;
    case 'rendering':
      return progress.of === 0
        ? RENDERED
        : Math.floor(
            READ + ((RENDERED - READ) * Math.min(progress.done, progress.of)) / progress.of,
          );
    case 'deploying':
      return RENDERED;
    case 'live':
      return 100;
  }
}

/** The current step as text. */
export function progressMessage(progress: PublishProgress): string {
  switch (progress.state) {
    case 'queued':
      return 'Waiting for the publisher';
    case 'syncing':
      return 'Reading changes';
    case 'rendering':
      return `Building pages: ${formatCount(progress.done)} of ${formatCount(progress.of)}`;
    case 'deploying':
      return 'Uploading the site';
    case 'live':
      return 'Live';
    case 'failed':
      return 'Failed';
  }
}

const UNDER_WAY: ReadonlySet<string> = new Set(['syncing', 'rendering', 'deploying']);

/** Whether a publisher is working on it. */
export const isUnderWay = ({ progress }: Publish): boolean => UNDER_WAY.has(progress.state);

/** Whether it has finished, successfully or not. */
export const isOver = ({ progress }: Publish): boolean =>
  progress.state === 'live' || progress.state === 'failed';

/** Whether it seems abandoned: not started or aborted. */
export const isDeserted = (publish: Publish, now: number): boolean =>
  publish.progress.state === 'queued'
    ? now - publish.updatedAt > QUEUE_PATIENCE
    : isUnderWay(publish) && now - publish.updatedAt > SILENCE_PATIENCE;
