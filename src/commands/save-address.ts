/** Adds an address, or changes one. */
import type { AddressBook } from '#client/addresses.ts';
import { checkAddress, type AddressForm } from '#domain/account/address-form.ts';
import { changesToAdd, changesToEdit } from '#domain/account/address-list.ts';
import { failed, type Result } from '#domain/result.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { ADDRESS_GONE, changeAddressList } from './change-addresses.ts';

const FULL = failed(
  `There is room for ${MOST_ADDRESSES} addresses. Remove one that you no longer use.`,
  'full',
);
const NOT_WELL = failed('Some of it is not right yet: see beside the fields.', 'invalid');

interface Wish {
  form: AddressForm;
  wantsDefault: boolean;
  /** Of its document; of a new one made by the form, so that saving it again after a lost answer adds no second. */
  id: string;
  isNew: boolean;
}

/** @returns the list after it @throws Error when nobody is signed in */
export async function saveAddress({
  form,
  wantsDefault,
  id,
  isNew,
}: Wish): Promise<Result<AddressBook>> {
  const check = checkAddress(form);
  if (!check.ok) return NOT_WELL;
  return await changeAddressList((list) => {
    if (list.some((address) => address.id === id)) {
      return changesToEdit(list, id, check.value, wantsDefault);
    }
    if (!isNew) return ADDRESS_GONE;
    return list.length >= MOST_ADDRESSES ? FULL : changesToAdd(list, id, check.value, wantsDefault);
  });
}
