/** Whether what was saved is live, always in sight; leads to the screen that says more. */
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { automaticOf, goesLiveShort } from './automatic.ts';
import { statusOf, statusWords, waitingShort, type PublishStatus as Status } from './status.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { AutomaticPublishing } from './automatic-publishing.tsx';
import { $shown } from './live-moment.ts';
import { PublishNowButton } from './publish-now-button.tsx';
import { PublishStatusLoading } from './publish-status-loading.tsx';
import { buildingIn, usePublishing } from './use-publishing.ts';

const LOOKS: Readonly<Record<Status['kind'], 'good' | 'warn' | 'bad' | 'busy'>> = {
  live: 'good',
  waiting: 'warn',
  queued: 'busy',
  publishing: 'busy',
  deserted: 'bad',
  failed: 'bad',
  unknown: 'warn',
};

/** What can be done about it, on any screen. */
function PublishMenu() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="admin-bar-button"
        aria-label="Publishing options"
      >
        <Icon name="more" />
      </button>
      <div
        id={id}
        popover="auto"
        className="admin-popover admin-publish-menu"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <AutomaticPublishing />
            <PublishNowButton />
          </>
        )}
      </div>
    </>
  );
}

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
  if (now === undefined && error === '') return <PublishStatusLoading />;
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
  return (
    <div className="admin-publish">
      <Link to="/publishing" className="admin-publish-status" data-look={LOOKS[status.kind]}>
        <span className="sr-only">Publishing: </span>
        <span className="admin-publish-words">{statusWords(status)}</span>
        {status.kind === 'waiting' && now !== undefined && (
          <>
            <span className="admin-publish-short">{waitingShort(status)}</span>
            <span className="admin-publish-when">
              {goesLiveShort(automaticOf(now.automatic, time), time)}
            </span>
          </>
        )}
      </Link>
      {now !== undefined && <PublishMenu />}
    </div>
  );
}
