/** Why the last publish failed, and what to do. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import { failureHelp, type FailureHelp } from '#admin/shell/publishing/failure-help.ts';
import type { PublishProgress } from '#schema/publish.ts';
import { DocumentLink } from '#admin/shell/publishing/document-link.tsx';
import type { PublishNow } from '#admin/shell/publishing/publish-now-button.tsx';
import { Panel } from './panel.tsx';

interface Props {
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

export function FailurePanel({ failed, publish }: Props) {
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
