/** Replaces all addresses in one batch, for changes of their order such as undoing a removal. */
import {
  replaceAddresses as replaceStored,
  type AddressBook,
} from '#firebase/browser/addresses.ts';
import {
  withOneDefault,
  type AddressDraft,
  type SavedAddress,
} from '#core/account/address-list.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { changeAddressBook } from './change-addresses.ts';

const UNREADABLE = failed(
  'Some of your saved addresses can’t be read, and saving now would delete them. Contact us.',
  'unreadable',
);
const TOO_MANY = failed(`You can save up to ${MOST_ADDRESSES} addresses.`, 'full');

/**
 * @param arrange returns the new list for the one in the database
 * @returns the new list
 * @throws Error when signed out
 */
export const replaceAddresses = (
  arrange: (list: readonly SavedAddress[]) => readonly AddressDraft[],
): Promise<Result<AddressBook>> =>
  changeAddressBook(({ addresses, unreadable }, uid) => {
    if (unreadable > 0) return UNREADABLE;
    const list = arrange(withOneDefault(addresses));
    const ids = addresses.map(({ id }) => id);
    return list.length > MOST_ADDRESSES ? TOO_MANY : succeeded(() => replaceStored(uid, ids, list));
  });
