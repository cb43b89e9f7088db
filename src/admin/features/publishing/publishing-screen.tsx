/** What is not live yet, when it goes live, and how to publish it now. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { BlockLoading, ListFailed, Loaded } from '#admin/shell/list/list-states.tsx';
import { AutomaticPublishing } from '#admin/shell/publishing/automatic-publishing.tsx';
import { PublishNowButton, usePublishNow } from '#admin/shell/publishing/publish-now-button.tsx';
import { lookAgain, usePublishing } from '#admin/shell/publishing/use-publishing.ts';
import {
  $livePublishes,
  listenToPublishes,
  subscribeToLivePublishes,
} from '#admin/shell/stores/live-publishes.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import { isOver } from '#core/publishing/progress.ts';
import { hasFailed, statusText } from '#admin/shell/publishing/status.ts';
import { PublishHistory } from './history-list.tsx';
import { PendingList } from './pending-list.tsx';
import { QuarantineReport, ScheduledList } from './document-lists.tsx';
import { FailurePanel, ProgressPanel } from './panels.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

const UNKNOWN =
  'The live site can’t be reached, so it isn’t known what is live. Check that the site opens, then try again. If it still fails, contact support.';

/** The latest publishes, updated live while the screen is open. */
function useLivePublishes() {
  useEffect(subscribeToLivePublishes, []);
  const live = useStore($livePublishes);
  return {
    data: live.state === 'ready' ? live.rows : undefined,
    error: live.state === 'failed' ? new Error(live.message) : null,
    refetch: listenToPublishes,
  };
}

export function PublishingScreen() {
  const { now, latest, pending, error, status, automatic, time } = usePublishing();
  const publishes = useLivePublishes();
  const publish = usePublishNow();
  const ended = publishes.data?.flatMap((row) =>
    row.fits && isOver(row.value) ? [row.value] : [],
  )[0];
  return (
    <Screen title="Publishing" actions={<PublishNowButton />}>
      <p role="status" className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="text-lg/normal font-semibold">
          {now === undefined ? 'Checking…' : statusText(status)}
        </b>
        {now?.changedAt !== undefined && (
          <span className="text-ink-soft">
            Latest change on the live site: {formatShortMoment(now.changedAt)}
          </span>
        )}
      </p>
      <section className={CARD} aria-label="Automatic publishing">
        <AutomaticPublishing />
      </section>
      {latest && !isOver(latest) && <ProgressPanel publish={latest} now={time} />}
      {latest?.progress.state === 'failed' && hasFailed(latest, now?.changedAt) && (
        <FailurePanel failed={latest.progress} publish={publish} />
      )}
      <section className={CARD} aria-labelledby="not-live">
        <h2 id="not-live">Not live yet</h2>
        <Loaded
          query={{ data: now, error, refetch: lookAgain }}
          meanwhile={<BlockLoading className="h-12" />}
        >
          {({ changedAt, isMore }) =>
            changedAt === undefined ? (
              <ListFailed message={UNKNOWN} again={lookAgain} />
            ) : (
              <PendingList pending={pending} isMore={isMore} automatic={automatic} />
            )
          }
        </Loaded>
      </section>
      <section className={CARD} aria-labelledby="scheduled">
        <h2 id="scheduled">Scheduled</h2>
        {now?.changedAt !== undefined && <ScheduledList changedAt={now.changedAt} />}
      </section>
      <section className={CARD} aria-labelledby="left-out">
        <h2 id="left-out">Left out of the last publish</h2>
        {publishes.data && <QuarantineReport problems={ended?.quarantine ?? []} />}
      </section>
      <section className={CARD} aria-labelledby="history">
        <h2 id="history">History</h2>
        <PublishHistory publishes={publishes} />
      </section>
    </Screen>
  );
}
