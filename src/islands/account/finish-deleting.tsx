/** Goes on with a deletion that broke half-way: it stands in the place of the whole account. */
import { useEffect, useState } from 'react';
import { hasSignedInRecently } from '#commands/confirm-identity.ts';
import { SIGN_IN_TOO_OLD } from '#commands/delete-account.ts';
import { keepAccount } from '#commands/keep-account.ts';
import type { User } from '#domain/account/user.ts';
import { accountPath } from '#domain/paths.ts';
import { BusyButton } from '#parts/busy-button.tsx';
import { FormMessage } from '#parts/form-message.tsx';
import { useWork } from '#parts/use-work.ts';
import { keptForGood } from '#stores/kept.ts';
import { ClearList } from './clear-list.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { endAccount } from './end-account.ts';
import { Heading } from './heading.tsx';
import { Skeleton } from './load-state.tsx';

/** Undefined until it is found out. */
function useRecent() {
  const [isRecent, setRecent] = useState<boolean>();
  useEffect(() => {
    hasSignedInRecently().then(setRecent, reportError);
  }, []);
  return { isRecent, forget: () => setRecent(false) };
}

export function FinishDeleting({ user }: { user: User }) {
  const { isRecent, forget } = useRecent();
  const [problem, setProblem] = useState('');
  const [clearsList, setClearsList] = useState(false);
  const finishing = useWork();
  const keeping = useWork();

  const finish = () =>
    finishing.run(async () => {
      setProblem('');
      const done = await endAccount(user.uid, clearsList);
      if (done.success) return;
      setProblem(done.error);
      if (done.code === SIGN_IN_TOO_OLD) forget();
    });
  const keep = () =>
    keeping.run(async () => {
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
        {isRecent === undefined && <Skeleton rows={1} />}
        <ClearList isChosen={clearsList} onChange={setClearsList} />
        <FormMessage kind="bad" words={problem} />
        {isRecent === true && (
          <p className="account-choices">
            <BusyButton
              className="account-danger btn"
              isBusy={finishing.isBusy}
              busyWords="Deleting your account…"
              onClick={finish}
            >
              Finish deleting
            </BusyButton>
          </p>
        )}
        {isRecent === false && (
          <ConfirmIdentity
            email={user.email}
            act="Finish deleting"
            busyWords="Deleting your account…"
            missing={() => undefined}
            onConfirmed={() => endAccount(user.uid, clearsList)}
          />
        )}
        <p>
          You can keep the account instead. If your email preferences were already deleted, all
          emails stay off until you choose again under Email preferences.
        </p>
        <p>
          <BusyButton
            className="account-tool"
            isBusy={keeping.isBusy}
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
