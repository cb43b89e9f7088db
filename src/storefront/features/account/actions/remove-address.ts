/** Removes an address; one that is gone already is as well. */
import type { AddressBook } from '#firebase/browser/addresses.ts';
import { changesToRemove } from '#core/account/address-list.ts';
import { succeeded, type Result } from '#core/result.ts';
import { changeAddressList } from './change-addresses.ts';

/** @returns the list after it @throws Error when nobody is signed in */
export const removeAddress = (id: string): Promise<Result<AddressBook>> =>
  changeAddressList((list) => succeeded(changesToRemove(list, id)));
