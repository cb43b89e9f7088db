/** Progress of a bulk change, and its failures. */
import { Button } from '#admin/shell/button.tsx';
import { Link } from '@tanstack/react-router';
import { useStore } from '@nanostores/react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatCount } from '#core/format.ts';
import { $bulk, $bulkFailures, type RunningBulk } from './bulk-store.ts';

function Failures() {
  const report = useStore($bulkFailures);
  if (report === null) return null;
  const { say, failures, pathOf, nameOf, isUndo } = report;
  const close = (): void => {
    $bulkFailures.set(null);
    say();
  };
  return (
    <Dialog
      title={`${formatCount(failures.length)} couldn’t be ${isUndo ? 'restored' : 'changed'}`}
      isWide
      onClose={close}
    >
      <ul className="grid max-h-[60dvh] gap-2 overflow-auto">
        {failures.map(({ id, why }) => (
          <li key={id} className="grid grid-cols-[minmax(8rem,auto)_1fr] gap-4">
            <Link
              to={pathOf(id)}
              className="font-medium underline underline-offset-[0.25em]"
              onClick={close}
            >
              <bdi>{nameOf?.(id) ?? id}</bdi>
            </Link>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function progressText({ label, handled, total }: RunningBulk): string {
  if (handled === 0) return total === undefined ? `${label}…` : `${label} ${formatCount(total)}…`;
  const of = total === undefined ? '' : ` of ${formatCount(total)}`;
  return `${label}: ${formatCount(handled)}${of}`;
}

export function BulkProgress() {
  const bulk = useStore($bulk);
  const total = bulk?.total;
  return (
    <>
      {bulk && (
        <div
          role="region"
          aria-label="In progress"
          className="fixed inset-x-0 bottom-0 z-25 flex items-center justify-center gap-4 border-t border-line bg-paper px-4 py-3 shadow-lift"
        >
          <label>
            {progressText(bulk)}
            <progress
              className="block w-[min(24rem,60vw)] accent-gilt"
              // Indeterminate until the first result.
              value={total === undefined || bulk.handled === 0 ? undefined : bulk.handled}
              max={total}
            />
          </label>
          <Button onClick={bulk.cancel}>Cancel</Button>
        </div>
      )}
      <Failures />
    </>
  );
}
