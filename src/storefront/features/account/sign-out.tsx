/** Ends the session, in every tab of this browser. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { HOME_PATH } from '#core/paths.ts';
import { failed } from '#core/result.ts';
import { $auth, logout } from '#firebase/browser/session/auth.ts';
import { BULK_EDIT_RUNNING, isBulkEditRunning } from '#firebase/browser/session/bulk-lock.ts';
import { $outbox, waitingOf } from '#storefront/shared/stores/outbox.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { TEXT_BUTTON } from './account-class.ts';
import { leaveWith } from './account-navigation.ts';
import { Question } from './dialog.tsx';

export function SignOut() {
  const uid = useStore($auth).user?.uid;
  const waiting = waitingOf(useStore($outbox), uid);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useTask();
  const signOut = () =>
    run(async () => {
      const done = (await isBulkEditRunning()) ? failed(BULK_EDIT_RUNNING) : await logout();
      if (done.success) location.assign(HOME_PATH);
      else setProblem(done.error);
    });
  const leave = () => leaveWith(signOut);
  return (
    <>
      <BusyButton
        isText
        className={TEXT_BUTTON}
        isBusy={isBusy}
        busyLabel="Signing out…"
        onClick={() => (waiting === undefined ? leave() : setConfirming(true))}
      >
        Sign out
      </BusyButton>
      <FormMessage kind="bad" message={problem} />
      {isConfirming && waiting !== undefined && (
        <Question
          title="Sign out anyway?"
          text={`Your order request ${waiting.request.number} is not sent yet. We send it when you sign in here again.`}
          label="Sign out"
          close="Stay signed in"
          onClose={() => setConfirming(false)}
          onConfirm={leave}
        />
      )}
    </>
  );
}
