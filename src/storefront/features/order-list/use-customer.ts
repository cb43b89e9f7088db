/** The customer of a request with profile and addresses, loaded when the form is opened. */
import { useEffect, useState } from 'react';
import type { SavedAddress } from '#core/account/address-list.ts';
import type { User } from '#core/account/user.ts';
import type { WebUser } from '#schema/web-user.ts';

export type Customer =
  | { state: 'here'; user: User; profile: WebUser | null; addresses: readonly SavedAddress[] }
  /** Not confirmed, for example offline: the form can be used meanwhile. */
  | { state: 'unknown' }
  | { state: 'signed-out' };

/** @throws when a script cannot be loaded */
async function findCustomer(): Promise<Customer> {
  const [{ confirmedUser, startSession, authStateReady }, { loadOwnProfile }, { loadAddresses }] =
    await Promise.all([
      import('#firebase/browser/session/auth.ts'),
      import('#storefront/shared/actions/load-own-profile.ts'),
      import('#storefront/shared/actions/load-addresses.ts'),
    ]);
  await startSession();
  await authStateReady();
  const user = await confirmedUser();
  if (user === null) return { state: 'signed-out' };
  // Profile and addresses are optional for the form.
  const [profile, book] = await Promise.all([loadOwnProfile(user), loadAddresses()]);
  return {
    state: 'here',
    user,
    profile: profile.success ? profile.value : null,
    addresses: book.success ? book.value.addresses : [],
  };
}

/** @param user the last user of this browser */
export function useCustomer(user: User): Customer {
  const [customer, setCustomer] = useState<Customer>({ state: 'unknown' });
  useEffect(() => {
    let isMounted = true;
    const settle = (customer: Customer) => {
      if (isMounted) setCustomer(customer);
    };
    findCustomer().then(
      settle,
      // Offline the draft belongs to the last user.
      () => settle({ state: 'here', user, profile: null, addresses: [] }),
    );
    return () => {
      isMounted = false;
    };
  }, [user]);
  return customer;
}
