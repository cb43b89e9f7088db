/** Makes one address the default, and it alone. */
import type { AddressBook } from '#firebase/browser/addresses.ts';
import { changesForDefault } from '#core/account/address-list.ts';
import { succeeded, type Result } from '#core/result.ts';
import { ADDRESS_GONE, changeAddressList } from './change-addresses.ts';

/** @returns the list after it @throws Error when nobody is signed in */
export const chooseDefaultAddress = (id: string): Promise<Result<AddressBook>> =>
  changeAddressList((list) =>
    list.some((address) => address.id === id)
      ? succeeded(changesForDefault(list, id))
      : ADDRESS_GONE,
  );
