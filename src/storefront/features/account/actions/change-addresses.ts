/** Changes the current user's addresses, based on the list in the database. */
import { changeAddresses, readAddresses, type AddressBook } from '#firebase/browser/addresses.ts';
import {
  withOneDefault,
  type AddressChange,
  type SavedAddress,
} from '#core/account/address-list.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';

/** The database functions for address changes; tests pass a fake. */
const ADDRESS_GATEWAY = { requireUid, readAddresses, changeAddresses };
export type AddressGateway = typeof ADDRESS_GATEWAY;

/** The list has changed since it was shown: in another tab, or on another device. */
export const ADDRESS_DELETED = failed(
  'This address no longer exists. It was removed in another tab or on another device.',
  'gone',
);

type Plan = (book: AddressBook, uid: string) => Result<() => Promise<void>>;

/**
 * @param plan returns the writes for the current list, or why nothing is written
 * @returns the new list
 * @throws Error when signed out
 */
export async function changeAddressBook(
  plan: Plan,
  { requireUid, readAddresses } = ADDRESS_GATEWAY,
): Promise<Result<AddressBook>> {
  const uid = requireUid();
  const change = async (): Promise<Result<AddressBook>> => {
    const before = await databaseOutcome(() => readAddresses(uid));
    if (!before.success) return before;
    const write = plan(before.value, uid);
    if (!write.success) return write;
    return await databaseOutcome(async () => {
      await write.value();
      const book = await readAddresses(uid);
      return { ...book, addresses: withOneDefault(book.addresses) };
    });
  };
  const done = await change();
  // Another device may have used the ID at the same time.
  return !done.success && done.code === 'permission-denied' ? await change() : done;
}

/** @param changes of the list of now, with all names in use */
export const changeAddressList = (
  changes: (
    list: readonly SavedAddress[],
    names: readonly string[],
  ) => Result<readonly AddressChange[]>,
  gateway = ADDRESS_GATEWAY,
): Promise<Result<AddressBook>> =>
  changeAddressBook(({ addresses, names }, uid) => {
    const plan = changes(addresses, names);
    if (!plan.success) return plan;
    const { value } = plan;
    return succeeded(async () => {
      if (value.length > 0) await gateway.changeAddresses(uid, value);
    });
  }, gateway);
