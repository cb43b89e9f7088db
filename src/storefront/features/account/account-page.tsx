/**
 * The account page: name, sections, and the section of the address. Until the session is confirmed only the name
 * is shown.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { deletingAccount } from '#core/account/deleting.ts';
import type { User } from '#core/account/user.ts';
import { $auth } from '#firebase/browser/session/auth.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { guardPage } from '#firebase/browser/session/session-guard.ts';
import { SECTION } from './account-class.ts';
import { AccountNav } from './account-nav.tsx';
import { fetchEarly, LazyFinishDeleting } from './lazy-section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Skeleton } from './load-state.tsx';
import { NoticeLine } from './notice-line.tsx';
import { SectionView } from './section-view.tsx';
import { SignOut } from './sign-out.tsx';
import { $navigation, followHistory } from './account-navigation.ts';

interface Confirmed {
  user: User;
  /** Whether the account was being deleted when this page was opened. */
  isHalfDeleted: boolean;
}

/** Undefined until the session is confirmed, and while the guard redirects. */
function useConfirmed(): Confirmed | undefined {
  const [confirmed, setConfirmed] = useState<{ uid: string; isHalfDeleted: boolean }>();
  const { user } = useStore($auth);
  useEffect(() => {
    guardPage('sign-in').then((current) => {
      const isHalfDeleted = deletingAccount(persistentStore) === current?.uid;
      if (current !== undefined) setConfirmed({ uid: current.uid, isHalfDeleted });
    }, reportError);
  }, []);
  if (user === null || user.uid !== confirmed?.uid) return undefined;
  return { user, isHalfDeleted: confirmed.isHalfDeleted };
}

export function AccountPage() {
  const confirmed = useConfirmed();
  const user = confirmed?.user;
  const { place } = useStore($navigation);
  const shown = useStore($auth).user;
  useEffect(followHistory, []);
  useEffect(() => {
    const { place: first } = $navigation.get();
    if (first !== undefined) fetchEarly(first.section);
  }, []);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 text-lg wrap-anywhere text-ink-soft">
        {shown === null ? (
          <span className="skeleton h-[1.4em] w-40" aria-hidden="true" />
        ) : (
          <bdi>{shown.displayName}</bdi>
        )}
        {user !== undefined && <SignOut />}
      </div>
      {confirmed?.isHalfDeleted === true ? (
        <LazyFinishDeleting user={confirmed.user} />
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 min-[56rem]:grid-cols-[13rem_minmax(0,1fr)] min-[56rem]:items-start">
          <AccountNav section={place?.section} />
          <div className={SECTION} data-section>
            <NoticeLine />
            {user === undefined ? <Skeleton rows={4} /> : <SectionView user={user} place={place} />}
          </div>
        </div>
      )}
      <LeaveDialog />
    </>
  );
}
