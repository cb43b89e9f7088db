/** Whoever sends a request, with what their account holds: fetched when the form is opened. */
import type { SavedAddress } from '#domain/account/address-list.ts';
import type { User } from '#domain/account/user.ts';
import type { WebUser } from '#schema/web-user.ts';

export type Customer =
  /** Not confirmed yet: the form can be filled in meanwhile. */
  | { state: 'asking' }
  | { state: 'here'; user: User; profile: WebUser | null; addresses: readonly SavedAddress[] }
  /** Without a connection nobody can say; what is written goes to the account of the last sign-in. */
  | { state: 'unknown' }
  | { state: 'gone' };

/** @throws when what it takes cannot be fetched */
export async function findCustomer(): Promise<Customer> {
  const [{ confirmedUser, startSession }, { loadOwnProfile }, { loadAddresses }] =
    await Promise.all([
      import('#stores/auth.ts'),
      import('#commands/load-own-profile.ts'),
      import('#commands/load-addresses.ts'),
    ]);
  await startSession();
  const user = await confirmedUser();
  if (user === null) return { state: 'gone' };
  // The form works without either.
  const [profile, book] = await Promise.all([loadOwnProfile(user), loadAddresses()]);
  return {
    state: 'here',
    user,
    profile: profile.success ? profile.value : null,
    addresses: book.success ? book.value.addresses : [],
  };
}
