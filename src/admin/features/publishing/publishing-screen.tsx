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
import { FailurePanel } from './failure-panel.tsx';
import { PublishHistory } from './history-list.tsx';
import { PendingList } from './pending-list.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { CARD, LIST_ROW } from '#admin/shell/look/classes.ts';
import { fieldLabel, problemMessage } from '#core/publishing/problem-message.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { DocumentLink } from '#admin/shell/publishing/document-link.tsx';

/** Documents that the last publish left out because of invalid data, with fields and reasons. */
function QuarantineReport({ problems }: { problems: readonly DocumentProblem[] }) {
  const byPath = Object.entries(Object.groupBy(problems, ({ path }) => path));
  if (byPath.length === 0) {
    return <p className="text-ink-soft">Nothing was left out.</p>;
  }
  return (
    <>
      <p className="text-ink-soft">
        These items aren’t on the site. Open each item, correct the fields below, save it and
        publish.
      </p>
      <ul>
        {byPath.map(([path, problems = []]) => (
          <li key={path} className={LIST_ROW}>
            <div>
              <DocumentLink path={path} />
              <ul className="mt-1 text-sm">
                {problems.map((problem) => (
                  <li key={problem.field}>
                    <b className="font-medium">{fieldLabel(problem.field)}</b>:{' '}
                    {problemMessage(problem)}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

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
    row.success && isOver(row.value) ? [row.value] : [],
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
