/** How far a change of many things is, and what of it could not be done. */
import { Link } from '@tanstack/react-router';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatCount } from '#domain/format.ts';
import { $bulk, $bulkFailures } from './bulk-store.ts';

/** Closing the tab ends it half-way: the browser asks first. */
function useStayAsked(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}

function Failures() {
  const found = useStore($bulkFailures);
  if (found === null) return null;
  const { failures, pathOf, nameOf } = found;
  const close = (): void => $bulkFailures.set(null);
  return (
    <Dialog title={`${formatCount(failures.length)} could not be changed`} isWide onClose={close}>
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

export function BulkProgress() {
  const bulk = useStore($bulk);
  useStayAsked(bulk !== null);
  const total = bulk?.total;
  return (
    <>
      {bulk && (
        <div role="region" aria-label="Under way" className="admin-bulk-progress">
          <label>
            {bulk.words}: {formatCount(bulk.handled)}
            {total !== undefined && ` of ${formatCount(total)}`}
            <progress value={total === undefined ? undefined : bulk.handled} max={total} />
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
