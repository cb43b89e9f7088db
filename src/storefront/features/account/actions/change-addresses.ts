/** Changes the addresses of whoever is signed in, by the list as it stands in the database at that moment. */
import { changeAddresses, readAddresses, type AddressBook } from '#firebase/browser/addresses.ts';
import {
  withOneDefault,
  type AddressChange,
  type SavedAddress,
} from '#core/account/address-list.ts';
import { failed, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';

/** The list has changed since it was shown: in another tab, or on another device. */
export const ADDRESS_GONE = failed(
  'This address no longer exists. It was removed in another tab or on another device.',
  'gone',
);

/**
 * Another device may take a name at the same moment: then it is refused, and done once more with the list of then.
 */
export async function onceMore<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  const done = await work();
  return !done.success && done.code === 'permission-denied' ? work() : done;
}

type ChangeList = (
  list: readonly SavedAddress[],
  names: readonly string[],
) => Result<readonly AddressChange[]>;

/**
 * @param changes what is to be done with the list of now, of all names in use; a failure says why nothing is
 * @returns the list after it
 * @throws Error when nobody is signed in
 */
export const changeAddressList = (changes: ChangeList): Promise<Result<AddressBook>> =>
  onceMore(() => change(presentUid(), changes));

async function change(uid: string, changes: ChangeList): Promise<Result<AddressBook>> {
  const before = await databaseOutcome(() => readAddresses(uid));
  if (!before.success) return before;
  const wanted = changes(before.value.addresses, before.value.names);
  if (!wanted.success) return wanted;
  return await databaseOutcome(async () => {
    if (wanted.value.length > 0) await changeAddresses(uid, wanted.value);
    const book = await readAddresses(uid);
    return { ...book, addresses: withOneDefault(book.addresses) };
  });
}
