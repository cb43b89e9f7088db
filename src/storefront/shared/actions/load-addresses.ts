/** Loads the addresses of the current user. */
import { readAddresses, type AddressBook } from '#firebase/browser/addresses.ts';
import { signedInUid } from '#firebase/browser/auth.ts';
import { withOneDefault } from '#core/account/address-list.ts';
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

export type { AddressBook } from '#firebase/browser/addresses.ts';

/** Exactly one is the default; empty when signed out. */
export async function loadAddresses(): Promise<Result<AddressBook>> {
  const uid = signedInUid();
  if (uid === null) return succeeded({ addresses: [], unreadable: 0, names: [] });
  return await databaseOutcome(async () => {
    const book = await readAddresses(uid);
    return { ...book, addresses: withOneDefault(book.addresses) };
  });
}
