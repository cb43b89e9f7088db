/** Ends the session, in every tab of this browser. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { HOME_PATH } from '#core/paths.ts';
import { failed } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { $auth, logout } from '#firebase/browser/session/auth.ts';
import { isBulkEditRunning, BULK_EDIT_RUNNING } from '#firebase/browser/session/bulk-lock.ts';
import { $outbox, waitingOf } from '#storefront/shared/stores/outbox.ts';
import { TEXT_BUTTON } from './account-class.ts';
import { $notice } from './notice-line.tsx';
import { WaitingDialog } from './waiting-dialog.tsx';
import { $isUnsaved, $leaving } from './account-navigation.ts';

export function SignOut() {
  const isUnsaved = useStore($isUnsaved);
  const uid = useStore($auth).user?.uid;
  const waiting = waitingOf(useStore($outbox), uid);
  const numbers = waiting === undefined ? [] : [waiting.request.number];
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, run } = useTask();
  const signOut = () =>
    run(async () => {
      const done = (await isBulkEditRunning()) ? failed(BULK_EDIT_RUNNING) : await logout();
      if (done.success) location.assign(HOME_PATH);
      else $notice.set(done.error);
    });
  /** Unsaved changes are confirmed first. */
  const leave = () => {
    if (!isUnsaved) {
      signOut();
      return;
    }
    $leaving.set(() => {
      $isUnsaved.set(false);
      signOut();
    });
  };
  return (
    <>
      <BusyButton
        isText
        className={TEXT_BUTTON}
        isBusy={isBusy}
        busyLabel="Signing out…"
        onClick={() => (numbers.length === 0 ? leave() : setConfirming(true))}
      >
        Sign out
      </BusyButton>
      {isConfirming && (
        <WaitingDialog numbers={numbers} onClose={() => setConfirming(false)} onLeave={leave} />
      )}
    </>
  );
}
