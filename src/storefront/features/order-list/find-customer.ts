/** Whoever sends a request, with what their account holds: fetched when the form is opened. */
import type { SavedAddress } from '#core/account/address-list.ts';
import type { User } from '#core/account/user.ts';
import type { WebUser } from '#schema/web-user.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';

export type Customer =
  /** Not confirmed yet: the form can be filled in meanwhile. */
  | { state: 'asking' }
  | { state: 'here'; user: User; profile: WebUser | null; addresses: readonly SavedAddress[] }
  /** Without a connection nobody can say; what is written goes to the account of the last sign-in. */
  | { state: 'unknown' }
  /** On a slow line nobody can say yet. */
  | { state: 'late' }
  | { state: 'gone' };

/**
 * @param tell hears of them, twice where the line is slow: `late` first, then who it is
 * @throws when what it takes cannot be fetched
 */
export async function findCustomer(tell: (found: Customer) => void): Promise<void> {
  const [{ $auth, confirmedUser, startSession, whenKnown }, { loadOwnProfile }, { loadAddresses }] =
    await Promise.all([
      import('#firebase/browser/session/auth.ts'),
      import('#storefront/shared/actions/load-own-profile.ts'),
      import('#storefront/shared/actions/load-addresses.ts'),
    ]);
  await startSession();
  if ($auth.get().loading) {
    tell({ state: 'late' });
    await whenKnown();
  }
  const user = await confirmedUser();
  if (user === null) {
    tell({ state: 'gone' });
    return;
  }
  // The form works without either.
  const [profile, book] = await Promise.all([loadOwnProfile(user, keptForGood), loadAddresses()]);
  tell({
    state: 'here',
    user,
    profile: profile.success ? profile.value : null,
    addresses: book.success ? book.value.addresses : [],
  });
}
