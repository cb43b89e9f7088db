/** Removes an address; succeeds if it is already deleted. */
import type { AddressBook } from '#firebase/browser/addresses.ts';
import { changesToRemove } from '#core/account/address-list.ts';
import { succeeded, type Result } from '#core/result.ts';
import { changeAddressList, type AddressGateway } from './change-addresses.ts';

/** @returns the new list @throws Error when signed out */
export const removeAddress = (id: string, gateway?: AddressGateway): Promise<Result<AddressBook>> =>
  changeAddressList((list) => succeeded(changesToRemove(list, id)), gateway);
