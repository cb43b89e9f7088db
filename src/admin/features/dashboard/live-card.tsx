/** What is not live, and how the last publish went. */
import { Link } from '@tanstack/react-router';
import { useNow } from '#admin/shell/use-now.ts';
import { usePublishing } from '#admin/shell/publishing/use-publishing.ts';
import { formatMoment } from '#domain/format.ts';
import { failureHelp } from '#domain/publishing/failure-help.ts';
import { progressWords } from '#domain/publishing/progress.ts';
import { statusOf, statusWords } from '#domain/publishing/status.ts';
import type { Publish } from '#schema/publish.ts';

const SHOWN = 4;

function lastWords(latest: Publish | undefined): string {
  if (latest === undefined) return 'Nothing has been published from here yet.';
  const { progress, requestedAt } = latest;
  if (progress.state === 'live') return `Last published on ${formatMoment(progress.at)}.`;
  if (progress.state === 'failed') {
    return `${failureHelp(progress).title}, on ${formatMoment(progress.at)}.`;
  }
  return `${progressWords(progress)}, asked for on ${formatMoment(requestedAt)}.`;
}

export function LiveCard() {
  const { now, latest, pending, error } = usePublishing();
  const time = useNow();
  return (
    <section className="admin-card" aria-labelledby="live">
      <h2 id="live">On the live site</h2>
      {now === undefined ? (
        <p className={error === '' ? 'skeleton h-16' : ''}>{error}</p>
      ) : (
        <>
          <p className="font-medium">
            <Link to="/publishing" className="link">
              {statusWords(
                statusOf({
                  changedAt: now.changedAt,
                  pending: pending.length,
                  isMore: now.isMore,
                  latest,
                  now: time,
                }),
              )}
            </Link>
          </p>
          <p className="text-sm text-ink-soft">{lastWords(latest)}</p>
          <ul className="mt-2 text-sm">
            {pending.slice(0, SHOWN).map(({ document }) => (
              <li key={document.path}>{document.name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
