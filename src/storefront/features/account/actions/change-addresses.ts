/** Changes the current user's addresses, based on the list in the database. */
import { withOneDefault, type ListedAddress } from '#core/account/address-list.ts';
import type { Result } from '#core/result.ts';
import { readAddresses, replaceAddresses, type AddressBook } from '#firebase/browser/addresses.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';

/** @param arrange returns the new list for the one in the database @returns the new list */
export const changeAddresses = (
  arrange: (list: readonly ListedAddress[]) => readonly ListedAddress[],
): Promise<Result<AddressBook>> =>
  databaseOutcome(async () => {
    const uid = requireUid();
    const before = await readAddresses(uid);
    await replaceAddresses(uid, before, withOneDefault(arrange(before.addresses)));
    return await readAddresses(uid);
  });
