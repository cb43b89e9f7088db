/** A customer's profile. */
import { useCallback, useState } from 'react';
import { loadOwnProfile } from '#storefront/shared/actions/load-own-profile.ts';
import type { User } from '#core/account/user.ts';
import { badgeClass } from '#ui/badge-class.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { CARD_TOP, PLAIN_CARD } from './account-class.ts';
import { LoadState } from './load-state.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { VerifyChoices } from './unverified-notice.tsx';

/** The email is used for sign-in, so it is not editable here. */
function Email({ user }: { user: User }) {
  return (
    <section className={PLAIN_CARD} aria-label="Email">
      <p className={`${CARD_TOP} justify-between text-ink-soft`}>
        <span>
          <span className="block text-sm/body">Email</span> <bdi>{user.email}</bdi>
        </span>
        <span className={badgeClass(user.emailVerified ? 'good' : 'warn')}>
          {user.emailVerified ? 'Verified' : 'Not verified'}
        </span>
      </p>
      {!user.emailVerified && <VerifyChoices user={user} />}
    </section>
  );
}

export function ProfileSection({ user }: { user: User }) {
  // Their fields change with each refreshed token; the profile is loaded once.
  const [asOpened] = useState(user);
  const loading = useLoaded(
    useCallback(() => loadOwnProfile(asOpened, persistentStore), [asOpened]),
  );
  const { loaded, set } = loading;
  return (
    <>
      <Email user={user} />
      <LoadState loading={loading} rows={4} />
      {loaded.state === 'ready' && <ProfileForm profile={loaded.value} onSaved={set} />}
    </>
  );
}
