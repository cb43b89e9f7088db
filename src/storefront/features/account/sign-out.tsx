/** Ends the session, in every tab of this browser. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { HOME_PATH } from '#core/paths.ts';
import { failed } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { $auth, logout } from '#firebase/browser/session/auth.ts';
import { isWorkHeld, WORK_HELD } from '#firebase/browser/session/held-work.ts';
import { isWaiting } from '#storefront/shared/order/outbox.ts';
import { $outbox } from '#storefront/shared/stores/outbox.ts';
import { $notice } from './notice-line.tsx';
import { WaitingDialog } from './waiting-dialog.tsx';
import { $isUnsaved, $leaving } from './way.ts';

export function SignOut() {
  const isUnsaved = useStore($isUnsaved);
  const uid = useStore($auth).user?.uid;
  const numbers = useStore($outbox)
    .filter(isWaiting)
    .filter((order) => order.uid === uid)
    .map(({ request }) => request.number);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useWork();
  const signOut = () =>
    run(async () => {
      const done = (await isWorkHeld()) ? failed(WORK_HELD) : await logout();
      if (done.success) location.assign(HOME_PATH);
      else $notice.set(done.error);
    });
  /** Unsaved work is asked about first. */
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
        className="account-tool"
        isBusy={isBusy}
        busyWords="Signing out…"
        onClick={() => (numbers.length === 0 ? leave() : setAsking(true))}
      >
        Sign out
      </BusyButton>
      {isAsking && (
        <WaitingDialog numbers={numbers} onClosed={() => setAsking(false)} onLeave={leave} />
      )}
    </>
  );
}
