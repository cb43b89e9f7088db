/** Makes one address the only default. */
import type { AddressBook } from '#firebase/browser/addresses.ts';
import { changesForDefault } from '#core/account/address-list.ts';
import { succeeded, type Result } from '#core/result.ts';
import { ADDRESS_DELETED, changeAddressList } from './change-addresses.ts';

/** @returns the new list @throws Error when signed out */
export const chooseDefaultAddress = (id: string): Promise<Result<AddressBook>> =>
  changeAddressList((list) =>
    list.some((address) => address.id === id)
      ? succeeded(changesForDefault(list, id))
      : ADDRESS_DELETED,
  );
