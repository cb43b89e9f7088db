/** How far a change of many things is, and what of it could not be done. */
import { Link } from '@tanstack/react-router';
import { useStore } from '@nanostores/react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatCount } from '#core/format.ts';
import { $bulk, $bulkFailures, type BulkUnderWay } from './bulk-store.ts';

function Failures() {
  const found = useStore($bulkFailures);
  if (found === null) return null;
  const { say, failures, pathOf, nameOf } = found;
  const close = (): void => {
    $bulkFailures.set(null);
    say();
  };
  return (
    <Dialog title={`${formatCount(failures.length)} couldn’t be changed`} isWide onClose={close}>
      <ul className="admin-failures">
        {failures.map(({ id, why }) => (
          <li key={id}>
            <Link to={pathOf(id)} onClick={close}>
              <bdi>{nameOf?.(id) ?? id}</bdi>
            </Link>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function progressWords({ words, handled, total }: BulkUnderWay): string {
  if (handled === 0) return total === undefined ? `${words}…` : `${words} ${formatCount(total)}…`;
  const of = total === undefined ? '' : ` of ${formatCount(total)}`;
  return `${words}: ${formatCount(handled)}${of}`;
}

export function BulkProgress() {
  const bulk = useStore($bulk);
  const total = bulk?.total;
  return (
    <>
      {bulk && (
        <div role="region" aria-label="In progress" className="admin-bulk-progress">
          <label>
            {progressWords(bulk)}
            <progress
              // Indeterminate until the first result.
              value={total === undefined || bulk.handled === 0 ? undefined : bulk.handled}
              max={total}
            />
          </label>
          <button type="button" className="btn btn-small btn-secondary" onClick={bulk.cancel}>
            Cancel
          </button>
        </div>
      )}
      <Failures />
    </>
  );
}
