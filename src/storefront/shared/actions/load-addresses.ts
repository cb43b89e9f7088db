/** Loads the addresses of the current user. */
import { readAddresses, type AddressBook } from '#firebase/browser/addresses.ts';
import { signedInUid } from '#firebase/browser/auth.ts';
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** Empty when signed out. */
export async function loadAddresses(): Promise<Result<AddressBook>> {
  const uid = signedInUid();
  if (uid === null) return succeeded({ addresses: [], names: [] });
  return await databaseOutcome(() => readAddresses(uid));
}
