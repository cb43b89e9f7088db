/** Adds an address, or changes one. */
import type { AddressBook } from '#firebase/browser/addresses.ts';
import type { AddressFields } from '#core/account/address-form.ts';
import { freeAddressNames } from '#core/account/address-name.ts';
import { changesToAdd, changesToEdit, isSameAddress } from '#core/account/address-list.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { ADDRESS_DELETED, changeAddressList, type AddressGateway } from './change-addresses.ts';

const FULL = failed(
  `You can save up to ${MOST_ADDRESSES} addresses. Remove one you no longer use.`,
  'full',
);

interface AddressInput {
  /** The form's parsed values. */
  fields: AddressFields;
  makeDefault: boolean;
  /** Of its document; undefined for a new one. */
  id: string | undefined;
  /**
   * A new address that was sent before and may have arrived without a response: saving it again creates no
   * duplicate.
   */
  sent?: AddressFields | undefined;
}

/** @returns the new list @throws Error when signed out */
export const saveAddress = (
  { fields, makeDefault, id, sent }: AddressInput,
  gateway?: AddressGateway,
): Promise<Result<AddressBook>> =>
  changeAddressList((list, names) => {
    const arrived = sent && list.find((address) => isSameAddress(address, sent));
    const existingId = id ?? arrived?.id;
    if (existingId !== undefined) {
      const isThere = list.some((address) => address.id === existingId);
      return isThere
        ? succeeded(changesToEdit(list, existingId, fields, makeDefault))
        : ADDRESS_DELETED;
    }
    const [name] = freeAddressNames(names);
    return list.length >= MOST_ADDRESSES || name === undefined
      ? FULL
      : succeeded(changesToAdd(list, name, fields, makeDefault));
  }, gateway);
