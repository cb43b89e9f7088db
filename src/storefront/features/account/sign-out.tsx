/** Ends the session, in every tab of this browser. */
import { useState } from 'react';
import { HOME_PATH } from '#core/paths.ts';
import { $auth, logout } from '#firebase/browser/session/auth.ts';
import { isWaiting } from '#storefront/shared/order/outbox.ts';
import { $outbox } from '#storefront/shared/stores/outbox.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { TEXT_BUTTON } from './account-class.ts';
import { mayLeave } from './account-navigation.ts';

/** Asks first if order requests have not been sent. */
function mayEnd(): boolean {
  const uid = $auth.get().user?.uid;
  const numbers = $outbox
    .get()
    .filter(isWaiting)
    .filter((order) => order.uid === uid)
    .map(({ request }) => request.number);
  return (
    numbers.length === 0 ||
    confirm(
      `Sign out anyway? Not everything is sent yet: ${numbers.join(', ')}. We send it when you sign in here again.`,
    )
  );
}

export function SignOut() {
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useTask();
  const signOut = () =>
    run(async () => {
      if (!mayEnd() || !mayLeave()) return;
      const done = await logout();
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
