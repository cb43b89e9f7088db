/** The progress of a publish, in figures and words. */
import { formatCount } from '#core/format.ts';
import type { Publish, PublishProgress } from '#schema/publish.ts';

/** Stands for whoever asks for a publish, where nobody did and the publisher looked of its own accord. */
export const BY_ITSELF = 'publisher';

/** A request that no publisher has taken up after so long will wait for ever, ms. */
export const QUEUE_PATIENCE = 2 * 60_000;
/** A publish that has not told of itself for so long has been ended half-way, ms. */
export const SILENCE_PATIENCE = 10 * 60_000;

/** Parts of a hundred by which reading is done, and then rendering. */
const READ = 10;
const RENDERED = 90;

/** How much of it is done, in parts of a hundred. */
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

/** What it is doing. */
export function progressWords(progress: PublishProgress): string {
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

/** Whether a publisher is at work on it. */
export const isUnderWay = ({ progress }: Publish): boolean => UNDER_WAY.has(progress.state);

/** Whether it is over, well or not. */
export const isOver = ({ progress }: Publish): boolean =>
  progress.state === 'live' || progress.state === 'failed';

/** Whether nobody seems to work on it: not taken up, or ended half-way. */
export const isDeserted = (publish: Publish, now: number): boolean =>
  publish.progress.state === 'queued'
    ? now - publish.updatedAt > QUEUE_PATIENCE
    : isUnderWay(publish) && now - publish.updatedAt > SILENCE_PATIENCE;
