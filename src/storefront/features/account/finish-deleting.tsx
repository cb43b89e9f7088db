/** Continues an interrupted deletion; shown in place of the account. */
import { useState } from 'react';
import { restoreAccount } from './actions/restore-account.ts';
import type { User } from '#core/account/user.ts';
import { accountPath } from '#core/paths.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { DANGER_BOX, LEAD, SECTION, TEXT_BUTTON } from './account-class.ts';
import { ClearList } from './clear-list.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { endAccount } from './end-account.ts';
import { Heading } from './heading.tsx';

export function FinishDeleting({ user }: { user: User }) {
  const [problem, setProblem] = useState('');
  const [clearsList, setClearsList] = useState(false);
  const { isBusy, run } = useTask();
  const restore = () =>
    run(async () => {
      setProblem('');
      const restored = await restoreAccount(user, persistentStore);
      if (restored.success) location.replace(accountPath());
      else setProblem(restored.error);
    });
  return (
    <div className={SECTION} data-section>
      <Heading>Your account is not fully deleted</Heading>
      <p className={LEAD}>
        The deletion stopped before it finished. Some of your data is deleted; your sign-in is not.
      </p>
      <div className={DANGER_BOX}>
        <ConfirmIdentity
          email={user.email}
          act="Finish deleting"
          busyLabel="Deleting your account…"
          missing={() => undefined}
          onConfirmed={() => endAccount(user.uid, clearsList)}
        >
          <ClearList isChosen={clearsList} onChange={setClearsList} />
        </ConfirmIdentity>
        <p>
          You can keep the account instead. If your email preferences were already deleted, all
          emails stay off until you choose again under Email preferences.
        </p>
        <FormMessage kind="bad" message={problem} />
        <p>
          <BusyButton
            isText
            className={TEXT_BUTTON}
            isBusy={isBusy}
            busyLabel="Keeping your account…"
            onClick={restore}
          >
            Keep my account instead
          </BusyButton>
        </p>
      </div>
    </div>
  );
}
