/** Loads the customer of a request with profile and addresses, when the form is opened. */
import type { SavedAddress } from '#core/account/address-list.ts';
import type { User } from '#core/account/user.ts';
import type { WebUser } from '#schema/web-user.ts';

export type Customer =
  /** Not confirmed yet: the form can be used meanwhile. */
  | { state: 'loading' }
  | { state: 'here'; user: User; profile: WebUser | null; addresses: readonly SavedAddress[] }
  /** Offline the user is unknown; the draft belongs to the last user. */
  | { state: 'unknown' }
  /** Still unknown on a slow connection. */
  | { state: 'late' }
  | { state: 'signed-out' };

/**
 * @param report called with the state, twice on a slow connection: `late`, then the customer
 * @throws when a script cannot be loaded
 */
export async function findCustomer(report: (customer: Customer) => void): Promise<void> {
  const [
    { $auth, confirmedUser, startSession, authStateReady },
    { loadOwnProfile },
    { loadAddresses },
  ] = await Promise.all([
    import('#firebase/browser/session/auth.ts'),
    import('#storefront/shared/actions/load-own-profile.ts'),
    import('#storefront/shared/actions/load-addresses.ts'),
  ]);
  await startSession();
  if ($auth.get().loading) {
    report({ state: 'late' });
    await authStateReady();
  }
  const user = await confirmedUser();
  if (user === null) {
    report({ state: 'signed-out' });
    return;
  }
  // Profile and addresses are optional for the form.
  const [profile, book] = await Promise.all([loadOwnProfile(user), loadAddresses()]);
  report({
    state: 'here',
    user,
    profile: profile.success ? profile.value : null,
    addresses: book.success ? book.value.addresses : [],
  });
}
