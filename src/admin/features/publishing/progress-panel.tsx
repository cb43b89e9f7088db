/** The progress of the publish under way, or that no publisher works on it. */
import { formatShortMoment } from '#core/format-time.ts';
import { isDeserted, percentOf, progressWords } from '#core/publishing/progress.ts';
import type { Publish } from '#schema/publish.ts';

function Deserted({ publish }: { publish: Publish }) {
  const isQueued = publish.progress.state === 'queued';
  return (
    <div role="alert" className="publish-panel publish-panel-bad">
      <h2>{isQueued ? 'The publisher hasn’t started yet' : 'The publisher isn’t responding'}</h2>
      <p>
        {isQueued
          ? `The publish was requested on ${formatShortMoment(publish.requestedAt)} and hasn’t started.`
          : `The last progress was reported on ${formatShortMoment(publish.updatedAt)}.`}{' '}
        The live site hasn’t changed. Your changes are saved and go live as soon as the publisher
        runs.
      </p>
      <p>
        If the shop is published on a schedule, this takes up to 30 minutes. If it takes longer,
        contact support and ask them to start the publisher.
      </p>
    </div>
  );
}

/** @param now ms */
export function ProgressPanel({ publish, now }: { publish: Publish; now: number }) {
  if (isDeserted(publish, now)) return <Deserted publish={publish} />;
  const words = progressWords(publish.progress);
  return (
    <div className="publish-panel">
      <h2 id="publish-progress">{words}</h2>
      <progress
        className="publish-progress"
        aria-labelledby="publish-progress"
        max={100}
        {...(publish.progress.state !== 'queued' && { value: percentOf(publish.progress) })}
      />
      <p className="text-sm text-ink-soft">
        Requested on {formatShortMoment(publish.requestedAt)}. You can keep working. Changes you
        save now go live with the next publish.
      </p>
    </div>
  );
}
