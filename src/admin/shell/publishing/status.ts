/** The one line about publishing that is always in sight. */
import { formatCount } from '#core/format.ts';
import type { Publish } from '#schema/publish.ts';
import { isDeserted, isUnderWay, percentOf } from '#core/publishing/progress.ts';

export type PublishStatus =
  | { kind: 'live' }
  | { kind: 'waiting'; count: number; isMore: boolean }
  | { kind: 'queued' }
  | { kind: 'publishing'; percent: number }
  /** Asked for, and no publisher takes it up, or it ended half-way. */
  | { kind: 'deserted' }
  | { kind: 'failed' }
  /** The live site does not say what it shows. */
  | { kind: 'unknown' };

export interface StatusFacts {
  /** Up to which save the live site goes, ms; undefined when it does not say. */
  changedAt: number | undefined;
  /** How many documents would change it. */
  pending: number;
  isMore: boolean;
  /** The publish that was asked for last. */
  latest: Publish | undefined;
  now: number;
}

/** Whether the last publish has failed, and the live site is as it was then. */
export const hasFailed = (latest: Publish | undefined, changedAt = 0): boolean =>
  latest?.progress.state === 'failed' && latest.progress.at >= changedAt;

export function statusOf({ changedAt, pending, isMore, latest, now }: StatusFacts): PublishStatus {
  if (latest !== undefined) {
    if (isDeserted(latest, now)) return { kind: 'deserted' };
    if (latest.progress.state === 'queued') return { kind: 'queued' };
    if (isUnderWay(latest)) return { kind: 'publishing', percent: percentOf(latest.progress) };
    if (hasFailed(latest, changedAt)) return { kind: 'failed' };
  }
  if (changedAt === undefined) return { kind: 'unknown' };
  return pending === 0 ? { kind: 'live' } : { kind: 'waiting', count: pending, isMore };
}

type Waiting = Extract<PublishStatus, { kind: 'waiting' }>;

const countOf = ({ count, isMore }: Waiting): string => `${formatCount(count)}${isMore ? '+' : ''}`;

/** The line for a small window. */
export const waitingShort = (status: Waiting): string => `${countOf(status)} not live yet`;

/** The line itself. */
export function statusWords(status: PublishStatus): string {
  switch (status.kind) {
    case 'live':
      return 'All live';
    case 'waiting':
      return `${countOf(status)} ${
        status.count === 1 && !status.isMore ? 'change' : 'changes'
      } not live yet`;
    case 'queued':
      return 'Publish requested';
    case 'publishing':
      return `Publishing… ${status.percent}%`;
    case 'deserted':
      return 'Publisher not responding';
    case 'failed':
      return 'Last publish failed';
    case 'unknown':
      return 'Can’t check the live site';
  }
}
