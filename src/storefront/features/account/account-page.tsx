/** My account: who it is, the sections, and the one that the address names. Nothing of it is shown before the session is confirmed, but the name. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { deletingAccount } from '#core/account/deleting.ts';
import type { User } from '#core/account/user.ts';
import { $auth } from '#firebase/browser/session/auth.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';
import { guardPage } from '#firebase/browser/session/session-guard.ts';
import { AccountNav } from './account-nav.tsx';
import { fetchEarly, FinishDeleting } from './lazy-section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Skeleton } from './load-state.tsx';
import { NoticeLine } from './notice-line.tsx';
import { SectionView } from './section-view.tsx';
import { SignOut } from './sign-out.tsx';
import { $way, followHistory } from './way.ts';

interface Confirmed {
  user: User;
  /** Was the account being deleted when this page was opened? */
  isHalfDeleted: boolean;
}

/** Undefined until the session is confirmed, and for good where the guard leads away. */
function useConfirmed(): Confirmed | undefined {
  const [confirmed, setConfirmed] = useState<{ uid: string; isHalfDeleted: boolean }>();
  const { user } = useStore($auth);
  useEffect(() => {
    guardPage('sign-in').then((found) => {
      const isHalfDeleted = deletingAccount(keptForGood) === found?.uid;
      if (found !== undefined) setConfirmed({ uid: found.uid, isHalfDeleted });
    }, reportError);
  }, []);
  if (user === null || user.uid !== confirmed?.uid) return undefined;
  return { user, isHalfDeleted: confirmed.isHalfDeleted };
}

export function AccountPage() {
  const confirmed = useConfirmed();
  const user = confirmed?.user;
  const { place } = useStore($way);
  const shown = useStore($auth).user;
  useEffect(followHistory, []);
  useEffect(() => {
    const { place: first } = $way.get();
    if (first !== undefined) fetchEarly(first.section);
  }, []);
  return (
    <>
      <div className="account-who">
        {shown === null ? (
          <span className="skeleton" aria-hidden="true" />
        ) : (
          <bdi>{shown.displayName}</bdi>
        )}
        {user !== undefined && <SignOut />}
      </div>
      {confirmed?.isHalfDeleted === true ? (
        <FinishDeleting user={confirmed.user} />
      ) : (
        <div className="account-frame">
          <AccountNav section={place?.section} />
          <div className="account-section">
            <NoticeLine />
            {user === undefined ? <Skeleton rows={4} /> : <SectionView user={user} place={place} />}
          </div>
        </div>
      )}
      <LeaveDialog />
    </>
  );
}
