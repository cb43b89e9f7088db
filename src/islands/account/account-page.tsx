/** My account: who it is, the sections, and the one that the address names. Nothing of it is shown before the session is confirmed, but the name. */
import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'react';
import { deletingAccount } from '#domain/account/deleting.ts';
import type { User } from '#domain/account/user.ts';
import { $auth } from '#stores/auth.ts';
import { keptForGood } from '#stores/kept.ts';
import { guardPage } from '#stores/session-guard.ts';
import { AccountNav } from './account-nav.tsx';
import { FinishDeleting } from './lazy-section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Skeleton } from './load-state.tsx';
import { NoticeLine } from './notice-line.tsx';
import { SectionView } from './section-view.tsx';
import { $way, followHistory } from './way.ts';

/** Undefined until the session is confirmed, and for good where the guard leads away. */
function useConfirmed(): User | undefined {
  const [confirmed, setConfirmed] = useState<string>();
  const { user } = useStore($auth);
  useEffect(() => {
    guardPage('sign-in').then((found) => setConfirmed(found?.uid), reportError);
  }, []);
  return user !== null && user.uid === confirmed ? user : undefined;
}

export function AccountPage() {
  const user = useConfirmed();
  const { place } = useStore($way);
  const shown = useStore($auth).user;
  useEffect(followHistory, []);
  const isHalfDeleted = user !== undefined && deletingAccount(keptForGood) === user.uid;
  return (
    <>
      <p className="account-who">
        {shown === null ? (
          <span className="skeleton" aria-hidden="true" />
        ) : (
          <bdi>{shown.displayName}</bdi>
        )}
      </p>
      {isHalfDeleted ? (
        <FinishDeleting user={user} />
      ) : (
        <div className="account">
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
