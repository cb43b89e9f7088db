/** The most important notice about publishing: the progress of a publish, or what blocks it and what to do. */
import { useState, type ReactNode } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { failureHelp, type FailureHelp } from '#admin/shell/publishing/failure-help.ts';
import type { PublishNow } from '#admin/shell/publishing/publish-now-button.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import { isDeserted, percentOf, progressMessage } from '#core/publishing/progress.ts';
import type { Publish, PublishProgress } from '#schema/publish.ts';
import { DocumentLink } from './document-link.tsx';

interface PanelProps {
  title: string;
  titleId?: string;
  isBad?: boolean;
  children: ReactNode;
}

const Panel = ({ title, titleId, isBad = false, children }: PanelProps) => (
  <div
    role={isBad ? 'alert' : undefined}
    className={`mb-4 grid gap-3 rounded-md border border-s-[3px] border-line bg-paper px-5 py-4 [&_p]:max-w-184 ${isBad ? 'border-s-bad' : 'border-s-gilt'}`}
  >
    <h2 id={titleId} className="font-semibold">
      {title}
    </h2>
    {children}
  </div>
);

/** Indeterminate while queued. */
const PROGRESS =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-ground indeterminate:animate-shimmer indeterminate:bg-[linear-gradient(90deg,transparent_30%,var(--color-gilt)_50%,transparent_70%)] indeterminate:bg-[length:200%_100%] [&::-moz-progress-bar]:bg-gilt [&::-webkit-progress-bar]:bg-ground [&::-webkit-progress-value]:bg-gilt indeterminate:[&::-webkit-progress-bar]:bg-transparent';

const Deserted = ({ publish }: { publish: Publish }) => (
  <Panel title="The publisher isn’t responding" isBad>
    <p>
      The publish was requested on {formatShortMoment(publish.requestedAt)}. The live site hasn’t
      changed. Your changes are saved and go live as soon as the publisher runs.
    </p>
    <p>
      If the shop is published on a schedule, this takes up to 30 minutes. If it takes longer,
      contact support and ask them to start the publisher.
    </p>
  </Panel>
);

/** @param now ms */
export function ProgressPanel({ publish, now }: { publish: Publish; now: number }) {
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

interface FailureProps {
  failed: Extract<PublishProgress, { state: 'failed' }>;
  publish: PublishNow;
}

/** Asks for confirmation before products leave the site. */
function Override({
  override: { allow, label, warning },
  publish,
}: {
  override: NonNullable<FailureHelp['override']>;
  publish: PublishNow;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={publish.isRequesting}>
        {label}…
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={label}
          verb={label}
          onDo={() => publish.request([allow])}
          onClose={() => setOpen(false)}
        >
          {warning} This applies to one publish only.
        </ConfirmDialog>
      )}
    </>
  );
}

export function FailurePanel({ failed, publish }: FailureProps) {
  const { title, remedy, override, paths } = failureHelp(failed);
  return (
    <Panel title={title} isBad>
      <p>{remedy}</p>
      <p className="text-sm text-ink-soft">Failed on {formatShortMoment(failed.at)}</p>
      {paths.length > 0 && (
        <ul aria-label="Affected items" className="list-disc ps-5">
          {paths.map((path) => (
            <li key={path}>
              <DocumentLink path={path} />
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => publish.request()} disabled={publish.isRequesting}>
          Try again
        </Button>
        {override && <Override override={override} publish={publish} />}
      </p>
    </Panel>
  );
}
