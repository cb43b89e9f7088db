/** Adds an address, or changes one. */
import type { AddressBook } from '#firebase/browser/addresses.ts';
import type { AddressFields } from '#core/account/address-form.ts';
import { freeAddressNames } from '#core/account/address-name.ts';
import { changesToAdd, changesToEdit, isSame } from '#core/account/address-list.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { ADDRESS_GONE, changeAddressList } from './change-addresses.ts';

const FULL = failed(
  `You can save up to ${MOST_ADDRESSES} addresses. Remove one you no longer use.`,
  'full',
);

interface Wish {
  /** As the form's schema gives them. */
  fields: AddressFields;
  wantsDefault: boolean;
  /** Of its document; undefined for a new one. */
  id: string | undefined;
  /** What was sent of a new one before, and may have arrived though no answer came: saved again, it is no second. */
  sent?: AddressFields | undefined;
}

/** @returns the list after it @throws Error when nobody is signed in */
export const saveAddress = ({
  fields,
  wantsDefault,
  id,
  sent,
}: Wish): Promise<Result<AddressBook>> =>
  changeAddressList((list, names) => {
    const arrived = sent && list.find((address) => isSame(address, sent));
    const known = id ?? arrived?.id;
    if (known !== undefined) {
      const isThere = list.some((address) => address.id === known);
      return isThere ? succeeded(changesToEdit(list, known, fields, wantsDefault)) : ADDRESS_GONE;
    }
    const [name] = freeAddressNames(names);
    return list.length >= MOST_ADDRESSES || name === undefined
      ? FULL
      : succeeded(changesToAdd(list, name, fields, wantsDefault));
  });
