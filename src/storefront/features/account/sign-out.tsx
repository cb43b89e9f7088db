/** Ends the session, in every tab of this browser. */
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
import { mayLeave } from './account-navigation.ts';

/** Asks first if an order request has not been sent. */
function mayEnd(): boolean {
  const waiting = waitingOf($outbox.get(), $auth.get().user?.uid);
  return (
    waiting === undefined ||
    confirm(
      `Sign out anyway? Your order request ${waiting.request.number} is not sent yet. We send it when you sign in here again.`,
    )
  );
}

export function SignOut() {
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useTask();
  const signOut = () =>
    run(async () => {
      if (!mayEnd() || !mayLeave()) return;
      const done = (await isBulkEditRunning()) ? failed(BULK_EDIT_RUNNING) : await logout();
      if (done.success) location.assign(HOME_PATH);
      else setProblem(done.error);
    });
  return (
    <>
      <BusyButton
        isText
        className={TEXT_BUTTON}
        isBusy={isBusy}
        busyLabel="Signing out…"
        onClick={signOut}
      >
        Sign out
      </BusyButton>
      <FormMessage kind="bad" message={problem} />
    </>
  );
}
