/** When saved changes go live automatically, with a button to pause or resume that for all staff. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { pausePublishing, resumePublishing } from '#admin/shell/actions/publish-now.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { automaticMeaning, goLiveText } from './automatic.ts';
import { lookAgain, usePublishing } from './use-publishing.ts';

function PauseButton({ isPaused }: { isPaused: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const change = async (): Promise<void> => {
    setBusy(true);
    const done = await (isPaused ? resumePublishing() : pausePublishing());
    setBusy(false);
    lookAgain();
    if (done.success) sayDone(`Automatic publishing ${isPaused ? 'resumed' : 'paused'}.`);
    else sayFailure(`Automatic publishing couldn’t be changed. ${done.error}`);
  };
  return (
    <Button disabled={isBusy} onClick={() => void change()}>
      {isPaused ? 'Resume' : 'Pause'} automatic publishing
    </Button>
  );
}

export function AutomaticPublishing() {
  const { now, pending, automatic, time } = usePublishing();
  if (now === undefined) return null;
  const isPaused = automatic.kind === 'paused';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="max-w-184 flex-[1_1_18rem]">
        <p className="font-medium">
          {automatic.kind === 'on' && pending.length === 0
            ? 'Automatic publishing is on'
            : goLiveText(automatic, time)}
        </p>
        <p className="text-sm text-ink-soft">{automaticMeaning(automatic)}</p>
        {isPaused && automatic.by !== undefined && (
          <p className="text-sm text-ink-soft">
            Paused by <StaffName uid={automatic.by} /> on {formatShortMoment(automatic.at)}.
          </p>
        )}
      </div>
      {automatic.kind !== 'off' && <PauseButton isPaused={isPaused} />}
    </div>
  );
}
