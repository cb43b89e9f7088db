/** Publishing status in the top bar, with a link to the publishing screen. */
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { automaticOf, goesLiveShort } from './automatic.ts';
import { statusOf, statusText, waitingShort, type PublishStatus as Status } from './status.ts';
import { useNow } from '#admin/shell/use-now.ts';
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
  const { now, latest, pending, error } = usePublishing();
  const time = useNow();
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
      automatic: automaticOf(now.automatic, time),
    });
  }, [now, latest, time]);
  if (now === undefined && error === null) return <PublishStatusLoading />;
  const status: Status =
    now === undefined
      ? { kind: 'unknown' }
      : statusOf({
          changedAt: now.changedAt,
          pending: pending.length,
          isMore: now.isMore,
          latest,
          now: time,
        });
  const isWaiting = status.kind === 'waiting' && now !== undefined;
  return (
      <Link to="/publishing" className={`${STATUS_LINE} ${DOTS[status.kind]}`}>
        <span className="sr-only">Publishing: </span>
        <span className={`${SECOND_COLUMN} ${isWaiting ? 'max-sm:hidden' : ''}`}>
          {statusText(status)}
        </span>
        {isWaiting && (
          <>
            <span className={`${SECOND_COLUMN} sm:hidden`}>{waitingShort(status)}</span>
            <span
              className={`${SECOND_COLUMN} text-[#cfc8bd] min-[60rem]:-ms-1 min-[60rem]:before:content-['·_']`}
            >
              {goesLiveShort(automaticOf(now.automatic, time), time)}
            </span>
          </>
        )}
      </Link>
  );
}
