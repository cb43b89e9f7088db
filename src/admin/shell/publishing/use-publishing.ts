/** What is saved and not live, looked up once a minute, after each save, and when a publish is over. */
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '#admin/shell/queries.ts';
import {
  lookAtPublishing,
  pendingOf,
  type PublishingNow,
  type StatedDocument,
} from '#admin/shell/actions/look-at-publishing.ts';
import { staffWrites } from '#admin/shell/actions/staff-writes.ts';
import { isOver, isUnderWay } from '#core/publishing/progress.ts';
import type { Publish } from '#schema/publish.ts';
import { $livePublishes, holdLivePublishes } from '#admin/shell/stores/live-publishes.ts';

export const PUBLISHING_KEY = ['publishing'] as const;

/** How often it is looked up while the page is in sight, ms; where nothing was saved, a look costs eight reads. */
const EVERY = 60_000;

/** Looks again now. */
export const lookAgain = (): void => void queries.invalidateQueries({ queryKey: PUBLISHING_KEY });

/** Work on many documents saves several times a second; one look after the last is enough, ms. */
const PAUSE = 200;

let pause: ReturnType<typeof setTimeout> | undefined;
staffWrites.addEventListener('saved', () => {
  clearTimeout(pause);
  pause = setTimeout(lookAgain, PAUSE);
});

export interface Publishing {
  /** Undefined until it is known. */
  now: PublishingNow | undefined;
  /** Why it is not known; empty otherwise. */
  error: string;
  /** The publish asked for last, as it goes where that is listened to. */
  latest: Publish | undefined;
  /** What would change the live site. */
  pending: readonly StatedDocument[];
}

/** Up to which save the publish goes that is under way, ms. */
export const buildingIn = (latest: Publish | undefined): number | undefined =>
  latest !== undefined && isUnderWay(latest) ? latest.requestedAt : undefined;

export function usePublishing(): Publishing {
  const { data: now, error } = useQuery({
    queryKey: PUBLISHING_KEY,
    queryFn: lookAtPublishing,
    refetchInterval: EVERY,
    // Another tab or person may have saved something meanwhile.
    refetchOnWindowFocus: 'always',
    staleTime: EVERY / 2,
  });
  const live = useStore($livePublishes);
  const row = live.state === 'ready' && live.isCurrent ? live.rows[0] : undefined;
  const heard = row?.fits === true ? row.value : undefined;
  const latest = heard ?? now?.latest;
  // Listen while a publish runs. Its last state is cached: without a listener, the query would still say it is running.
  const isBusy = latest !== undefined && !isOver(latest);
  useEffect(() => (isBusy ? holdLivePublishes() : undefined), [isBusy]);
  useEffect(() => {
    if (heard === undefined) return;
    queries.setQueryData<PublishingNow>(
      PUBLISHING_KEY,
      (before) => before && { ...before, latest: heard },
    );
    if (isOver(heard)) lookAgain();
  }, [heard]);
  return {
    now,
    error: error?.message ?? '',
    latest,
    pending: now === undefined ? [] : pendingOf(now, buildingIn(latest)),
  };
}
