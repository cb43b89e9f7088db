/** What is not live yet, when it goes live, what is scheduled next, and the result of the last publish. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AutomaticPublishing } from '#admin/shell/publishing/automatic-publishing.tsx';
import { PublishNowButton } from '#admin/shell/publishing/publish-now-button.tsx';
import { BlockLoading, Loaded } from '#admin/shell/list/list-states.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { listScheduled } from '#admin/shell/publishing/list-scheduled.ts';
import { staffAddress } from '#admin/shell/publishing/staff-address.ts';
import {
  lookAgain,
  PUBLISHING_KEY,
  usePublishing,
} from '#admin/shell/publishing/use-publishing.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { failureHelp } from '#admin/shell/publishing/failure-help.ts';
import { progressMessage } from '#core/publishing/progress.ts';
import { statusOf, statusText } from '#admin/shell/publishing/status.ts';
import type { Publish } from '#schema/publish.ts';
import { CARD } from '#admin/shell/look/classes.ts';

const SHOWN = 3;

function lastPublishText(latest: Publish | undefined): string {
  if (latest === undefined) return 'Nothing has been published yet.';
  const { progress, requestedAt } = latest;
  if (progress.state === 'live') return `Last published on ${formatShortMoment(progress.at)}.`;
  if (progress.state === 'failed') {
    return `${failureHelp(progress).title}. Failed on ${formatShortMoment(progress.at)}.`;
  }
  return `${progressMessage(progress)}. Requested on ${formatShortMoment(requestedAt)}.`;
}

/** The next scheduled product or post. @param after the time up to which the live site is published, ms */
function NextScheduled({ after }: { after: number }) {
  const { data: [next] = [] } = useQuery({
    queryKey: [...PUBLISHING_KEY, 'next scheduled', after],
    queryFn: () => listScheduled(after, 1),
  });
  if (next === undefined) return null;
  return (
    <p className="text-sm">
      Scheduled next:{' '}
      <Link to={staffAddress(next.path) ?? '/publishing'} className="link">
        <bdi>{next.name}</bdi>
      </Link>{' '}
      on {formatShortMoment(next.publishAt ?? 0)}
    </p>
  );
}

export function LiveCard() {
  const { now, latest, pending, error } = usePublishing();
  const time = useNow();
  return (
    <section className={CARD} aria-labelledby="live">
      <h2 id="live">Publishing</h2>
      <Loaded
        query={{ data: now, error, refetch: lookAgain }}
        meanwhile={<BlockLoading className="h-16" />}
      >
        {({ changedAt, isMore }) => (
          <div className="grid gap-3">
            <div>
              <p className="font-medium">
                <Link to="/publishing" className="link">
                  {statusText(
                    statusOf({
                      changedAt,
                      pending: pending.length,
                      isMore,
                      latest,
                      now: time,
                    }),
                  )}
                </Link>
              </p>
              <p className="text-sm text-ink-soft">{lastPublishText(latest)}</p>
              {pending.length > 0 && (
                <ul className="mt-2 text-sm">
                  {pending.slice(0, SHOWN).map(({ document }) => (
                    <li key={document.path}>
                      <bdi>{document.name}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <AutomaticPublishing />
            {changedAt !== undefined && <NextScheduled after={changedAt} />}
            {pending.length > 0 && (
              <p>
                <PublishNowButton />
              </p>
            )}
          </div>
        )}
      </Loaded>
    </section>
  );
}
