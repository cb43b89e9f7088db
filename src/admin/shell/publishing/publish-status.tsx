/** Publishing status in the top bar, with a link to the publishing screen. */
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { goesLiveShort } from './automatic.ts';
import { statusText, waitingShort, type PublishStatus as Status } from './status.ts';
import { $shown } from './live-state.tsx';
import { PublishStatusLoading } from './publish-status-loading.tsx';
import { buildingIn, usePublishing } from './use-publishing.ts';
import { STATUS_LINE } from '#admin/shell/look/classes.ts';

const GOOD = 'before:w-2 before:bg-[#7cc7a2]';
const WARN = 'before:w-2 before:bg-[#e2b36a]';
const BAD = 'before:w-2 before:bg-[#f0917f]';
const BUSY =
  'before:w-2 before:animate-turn before:border-2 before:border-[#e2b36a] before:border-t-transparent';

/** Colours of the dot, for the dark bar. */
const DOTS: Readonly<Record<Status['kind'], string>> = {
  live: GOOD,
  waiting: WARN,
  queued: BUSY,
  publishing: BUSY,
  deserted: BAD,
  failed: BAD,
  unknown: WARN,
};

const SECOND_COLUMN = 'max-[60rem]:col-start-2';

export function PublishStatus() {
  const { now, latest, error, status, automatic, time } = usePublishing();
  useEffect(() => {
    if (now === undefined) return;
    if (now.changedAt === undefined) {
      $shown.set(null);
      return;
    }
    $shown.set({
      changedAt: now.changedAt,
      building: buildingIn(latest),
      now: time,
      isShown: new Map(
        now.documents.flatMap(({ document, isShown }) =>
          isShown === undefined ? [] : [[document.path, isShown]],
        ),
      ),
      automatic,
    });
  }, [now, latest, automatic, time]);
  if (now === undefined && error === null) return <PublishStatusLoading />;
  return (
    <Link to="/publishing" className={`${STATUS_LINE} ${DOTS[status.kind]}`}>
      <span className="sr-only">Publishing: </span>
      <span className={`${SECOND_COLUMN} ${status.kind === 'waiting' ? 'max-sm:hidden' : ''}`}>
        {statusText(status)}
      </span>
      {status.kind === 'waiting' && (
        <>
          <span className={`${SECOND_COLUMN} sm:hidden`}>{waitingShort(status)}</span>
          <span
            className={`${SECOND_COLUMN} text-[#cfc8bd] min-[60rem]:-ms-1 min-[60rem]:before:content-['·_']`}
          >
            {goesLiveShort(automatic, time)}
          </span>
        </>
      )}
    </Link>
  );
}
