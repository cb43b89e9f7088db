/** Continues a deletion that stopped half-way; shown in place of the whole account. */
import { useState } from 'react';
import { keepAccount } from './actions/keep-account.ts';
import type { User } from '#core/account/user.ts';
import { accountPath } from '#core/paths.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';
import { ClearList } from './clear-list.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { endAccount } from './end-account.ts';
import { Heading } from './heading.tsx';

export function FinishDeleting({ user }: { user: User }) {
  const [problem, setProblem] = useState('');
  const [clearsList, setClearsList] = useState(false);
  const { isBusy, run } = useWork();
  const keep = () =>
    run(async () => {
      setProblem('');
      const kept = await keepAccount(user, keptForGood);
      if (kept.success) location.replace(accountPath());
      else setProblem(kept.error);
    });
  return (
    <div className="account-section">
      <Heading>Your account is not fully deleted</Heading>
      <p className="account-lead">
        The deletion stopped before it finished. Some of your data is deleted; your sign-in is not.
      </p>
      <div className="account-danger-box">
        <ConfirmIdentity
          email={user.email}
          act="Finish deleting"
          busyWords="Deleting your account…"
          missing={() => undefined}
          onConfirmed={() => endAccount(user.uid, clearsList)}
        >
          <ClearList isChosen={clearsList} onChange={setClearsList} />
        </ConfirmIdentity>
        <p>
          You can keep the account instead. If your email preferences were already deleted, all
          emails stay off until you choose again under Email preferences.
        </p>
        <FormMessage kind="bad" words={problem} />
        <p>
          <BusyButton
            className="account-tool"
            isBusy={isBusy}
            busyWords="Keeping your account…"
            onClick={keep}
          >
            Keep my account instead
          </BusyButton>
        </p>
      </div>
    </div>
  );
}
