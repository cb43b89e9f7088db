/** Unpublished changes, refreshed every two minutes, after each save and after a publish. */
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNow } from '#admin/shell/use-now.ts';
import { automaticOf, type Automatic } from './automatic.ts';
import { statusOf, type PublishStatus } from './status.ts';
import { queries } from '#admin/shell/queries.ts';
import {
  readPublishing,
  pendingOf,
  type PublishingNow,
  type StatedDocument,
} from '#admin/shell/actions/read-publishing.ts';
import { staffWrites } from '#admin/shell/actions/staff-writes.ts';
import { isOver, isUnderWay } from '#core/publishing/progress.ts';
import type { Publish } from '#schema/publish.ts';
import { $livePublishes, subscribeToLivePublishes } from '#admin/shell/stores/live-publishes.ts';

export const PUBLISHING_KEY = ['publishing'] as const;

/** Refresh interval while the page is visible, ms; costs eight reads, and one for each change. */
const EVERY = 120_000;

/** Refreshes now. */
export const lookAgain = (): void => void queries.invalidateQueries({ queryKey: PUBLISHING_KEY });

/** Debounce of saves, because bulk changes save several times a second, ms. */
const PAUSE = 200;

let pause: ReturnType<typeof setTimeout> | undefined;
staffWrites.addEventListener('saved', () => {
  clearTimeout(pause);
  pause = setTimeout(lookAgain, PAUSE);
});

export interface Publishing {
  /** Undefined until loaded. */
  now: PublishingNow | undefined;
  error: Error | null;
  /** The latest publish, with live updates if subscribed. */
  latest: Publish | undefined;
  /** Documents that would change the live site. */
  pending: readonly StatedDocument[];
  status: PublishStatus;
  automatic: Automatic;
  /** Current time, ms. */
  time: number;
}

/** Time of the last save in the running publish, ms. */
export const buildingIn = (latest: Publish | undefined): number | undefined =>
  latest !== undefined && isUnderWay(latest) ? latest.requestedAt : undefined;

export function usePublishing(): Publishing {
  const { data: now, error } = useQuery({
    queryKey: PUBLISHING_KEY,
    queryFn: () => readPublishing(),
    refetchInterval: EVERY,
    // Another tab or person may have saved something meanwhile.
    refetchOnWindowFocus: 'always',
    staleTime: EVERY / 2,
  });
  const live = useStore($livePublishes);
  const row = live.state === 'ready' && live.isCurrent ? live.rows[0] : undefined;
  const heard = row?.success === true ? row.value : undefined;
  const latest = heard ?? now?.latest;
  // Listen while a publish runs. Its last state is cached: without a listener, the query would still say it is running.
  const isBusy = latest !== undefined && !isOver(latest);
  useEffect(() => (isBusy ? subscribeToLivePublishes() : undefined), [isBusy]);
  useEffect(() => {
    if (heard === undefined) return;
    queries.setQueryData<PublishingNow>(
      PUBLISHING_KEY,
      (before) => before && { ...before, latest: heard },
    );
    if (isOver(heard)) lookAgain();
  }, [heard]);
  const time = useNow();
  const pending = now === undefined ? [] : pendingOf(now, buildingIn(latest));
  const { changedAt, isMore = false } = now ?? {};
  return {
    now,
    error,
    latest,
    pending,
    status: statusOf({ changedAt, pending: pending.length, isMore, latest, now: time }),
    automatic: automaticOf(now?.automatic, time),
    time,
  };
}
