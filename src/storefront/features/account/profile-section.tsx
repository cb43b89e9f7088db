/** A customer's profile. */
import { useCallback, useState } from 'react';
import { loadOwnProfile } from '#storefront/shared/actions/load-own-profile.ts';
import type { User } from '#core/account/user.ts';
import { badgeClass } from '#ui/badge-class.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';
import { LoadState } from './load-state.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { VerifyChoices } from './verify-notice.tsx';

/** Sign-in goes by it, so it is not a field of the form. */
function Email({ user }: { user: User }) {
  return (
    <section className="account-card" aria-label="Email">
      <p className="account-order-top">
        <span>
          <span className="account-term">Email</span> <bdi>{user.email}</bdi>
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
  const loading = useLoaded(useCallback(() => loadOwnProfile(asOpened, keptForGood), [asOpened]));
  const { loaded, set } = loading;
  return (
    <>
      <Email user={user} />
      <LoadState loading={loading} rows={4} />
      {loaded.state === 'ready' && <ProfileForm profile={loaded.value} onSaved={set} />}
    </>
  );
}
