/** Progress of the running publish, or a warning that no publisher is working on it. */
import { Link } from '@tanstack/react-router';
import { useMay } from '#admin/shell/role.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { isDeserted, percentOf, progressMessage } from '#core/publishing/progress.ts';
import type { Publish } from '#schema/publish.ts';
import { Panel } from './panel.tsx';

/** Indeterminate while queued. */
const PROGRESS =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-ground indeterminate:animate-shimmer indeterminate:bg-[linear-gradient(90deg,transparent_30%,var(--color-gilt)_50%,transparent_70%)] indeterminate:bg-[length:200%_100%] [&::-moz-progress-bar]:bg-gilt [&::-webkit-progress-bar]:bg-ground [&::-webkit-progress-value]:bg-gilt indeterminate:[&::-webkit-progress-bar]:bg-transparent';

function Deserted({ publish }: { publish: Publish }) {
  const isQueued = publish.progress.state === 'queued';
  return (
    <Panel
      title={isQueued ? 'The publisher hasn’t started yet' : 'The publisher isn’t responding'}
      isBad
    >
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
    </Panel>
  );
}

/** A function could not start the publish workflow on GitHub. */
function NotStarted({ problem }: { problem: string }) {
  const maySell = useMay()('see', 'sales');
  const emails = 'Settings → Emails';
  return (
    <Panel title="The publish could not be started" isBad>
      <p>
        The live site hasn’t changed. Your changes are saved and go live with the next publish that
        starts.
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{problem}</p>
      <p>
        {maySell ? (
          <>
            Fix the cause, then try again under{' '}
            <Link to="/settings/mail" className="link">
              {emails}
            </Link>
            .
          </>
        ) : (
          `Ask an owner to fix the cause, and to try again under ${emails}.`
        )}
      </p>
    </Panel>
  );
}

/** @param now ms */
export function ProgressPanel({ publish, now }: { publish: Publish; now: number }) {
  const { progress, workflowProblem } = publish;
  if (progress.state === 'queued' && workflowProblem !== undefined)
    return <NotStarted problem={workflowProblem} />;
  if (isDeserted(publish, now)) return <Deserted publish={publish} />;
  const title = progressMessage(publish.progress);
  return (
    <Panel title={title} titleId="publish-progress">
      <progress
        className={PROGRESS}
        aria-labelledby="publish-progress"
        max={100}
        {...(publish.progress.state !== 'queued' && { value: percentOf(publish.progress) })}
      />
      <p className="text-sm text-ink-soft">
        Requested on {formatShortMoment(publish.requestedAt)}. You can keep working. Changes you
        save now go live with the next publish.
      </p>
    </Panel>
  );
}
