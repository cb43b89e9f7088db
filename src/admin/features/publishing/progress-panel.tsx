/** How the present publish goes; and that nobody works on it, where that is so. */
import { formatMoment } from '#domain/format.ts';
import { isDeserted, percentOf, progressWords } from '#domain/publishing/progress.ts';
import type { Publish } from '#schema/publish.ts';

function Deserted({ publish }: { publish: Publish }) {
  const isQueued = publish.progress.state === 'queued';
  return (
    <div role="alert" className="publish-panel publish-panel-bad">
      <h2>{isQueued ? 'No publisher has taken it up yet' : 'No publisher answers'}</h2>
      <p>
        {isQueued
          ? `The publish was asked for on ${formatMoment(publish.requestedAt)}, and no publisher has taken it up.`
          : `Nothing has been heard of the publish since ${formatMoment(publish.updatedAt)}.`}{' '}
        The live site is as it was. What is saved is safe, and goes live as soon as a publisher
        runs.
      </p>
      <ul>
        <li>
          On the computer that publishes, run <code>npm run publisher</code> and leave it running;
          with <code>npm start</code> one runs already.
        </li>
        <li>
          If the shop is published from GitHub, it is taken up within a quarter of an hour; for
          sooner open Actions there, choose “Publish” and press “Run workflow”.
        </li>
      </ul>
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
        Asked for on {formatMoment(publish.requestedAt)}. You can go on working; what you save now
        goes live with the next publish.
      </p>
    </div>
  );
}
