/** Adds an address, or changes one. */
import type { AddressBook } from '#firebase/browser/addresses.ts';
import { checkAddress, type AddressForm } from '#core/account/address-form.ts';
import { freeAddressNames } from '#core/account/address-name.ts';
import { changesToAdd, changesToEdit, isSame } from '#core/account/address-list.ts';
import { failed, type Result } from '#core/result.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { ADDRESS_GONE, changeAddressList } from './change-addresses.ts';

const FULL = failed(
  `You can save up to ${MOST_ADDRESSES} addresses. Remove one you no longer use.`,
  'full',
);
const NOT_WELL = failed('Not saved yet. Fix the fields marked below.', 'invalid');

interface Wish {
  form: AddressForm;
  wantsDefault: boolean;
  /** Of its document; undefined for a new one. */
  id: string | undefined;
  /** What was sent of a new one before, and may have arrived though no answer came: saved again, it is no second. */
  sent?: AddressForm | undefined;
}

/** @returns the list after it @throws Error when nobody is signed in */
export async function saveAddress({
  form,
  wantsDefault,
  id,
  sent,
}: Wish): Promise<Result<AddressBook>> {
  const check = checkAddress(form);
  if (!check.ok) return NOT_WELL;
  const before = sent && checkAddress(sent);
  return await changeAddressList((list, names) => {
    const arrived = before?.ok ? list.find((address) => isSame(address, before.value)) : undefined;
    const known = id ?? arrived?.id;
    if (known !== undefined) {
      const isThere = list.some((address) => address.id === known);
      return isThere ? changesToEdit(list, known, check.value, wantsDefault) : ADDRESS_GONE;
    }
    const [name] = freeAddressNames(names);
    return list.length >= MOST_ADDRESSES || name === undefined
      ? FULL
      : changesToAdd(list, name, check.value, wantsDefault);
  });
}
