/** Ends the session, in every tab of this browser. */
import { useStore } from '@nanostores/preact';
import { HOME_PATH } from '#domain/paths.ts';
import { BusyButton } from '#parts/busy-button.tsx';
import { useWork } from '#parts/use-work.ts';
import { logout } from '#stores/auth.ts';
import { $notice } from './notice-line.tsx';
import { $isUnsaved, $leaving } from './way.ts';

export function SignOut() {
  const isUnsaved = useStore($isUnsaved);
  const { isBusy, run } = useWork();
  const signOut = () =>
    run(async () => {
      const done = await logout();
      if (done.success) location.assign(HOME_PATH);
      else $notice.set(done.error);
    });
  return (
    <BusyButton
      className="account-tool"
      isBusy={isBusy}
      busyWords="Signing out…"
      onClick={() => {
        if (!isUnsaved) {
          signOut();
          return;
        }
        $leaving.set(() => {
          $isUnsaved.set(false);
          signOut();
        });
      }}
    >
      Sign out
    </BusyButton>
  );
}
