/** The publishing status in the top bar. */
import { formatCount } from '#core/format.ts';
import type { Publish } from '#schema/publish.ts';
import { isDeserted, isUnderWay, percentOf } from '#core/publishing/progress.ts';

export type PublishStatus =
  | { kind: 'live' }
  | { kind: 'waiting'; count: number; isMore: boolean }
  | { kind: 'queued' }
  | { kind: 'publishing'; percent: number }
  /** Requested, but not taken by a publisher, or stopped half-way. */
  | { kind: 'deserted' }
  | { kind: 'failed' }
  /** The state of the live site is unknown. */
  | { kind: 'unknown' };

export interface StatusFacts {
  /** Time of the last save on the live site, ms; undefined if unknown. */
  changedAt: number | undefined;
  /** Number of documents that would change the live site. */
  pending: number;
  isMore: boolean;
  /** The latest publish. */
  latest: Publish | undefined;
  now: number;
}

/** Whether the latest publish failed and the live site is unchanged since. */
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

/** Short text for narrow windows. */
export const waitingShort = (status: Waiting): string => `${countOf(status)} not live yet`;

/** The status text. */
export function statusText(status: PublishStatus): string {
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
