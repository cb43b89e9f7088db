/** A customer's addresses, of which exactly one is the default. */
import type { Address } from '#schema/web-user.ts';
import type { AddressFields } from './address-form.ts';

export interface SavedAddress extends Address {
  /** The document ID. */
  id: string;
}

/** An address of a list that is to be stored; a new one has no ID. */
export interface ListedAddress extends AddressFields {
  isDefault: boolean;
  id?: string;
}

/**
 * The list with exactly one default: the first address marked as default, otherwise the first address. Other
 * addresses stay the same objects.
 */
export function withOneDefault<T extends ListedAddress>(list: readonly T[]): T[] {
  const chosen = list.find(({ isDefault }) => isDefault) ?? list[0];
  return list.map((address) =>
    address.isDefault === (address === chosen)
      ? address
      : { ...address, isDefault: address === chosen },
  );
}

const withoutDefault = (list: readonly ListedAddress[]): ListedAddress[] =>
  list.map((address) => (address.isDefault ? { ...address, isDefault: false } : address));

export const withDefault = (list: readonly ListedAddress[], id: string): ListedAddress[] =>
  withoutDefault(list).map((address) =>
    address.id === id ? { ...address, isDefault: true } : address,
  );

const contentOf = ({ label, name, phone, lines, city, state, pin }: AddressFields) => [
  [label, name, phone, city, state, pin],
  lines,
];

const isSame = (address: ListedAddress, fields: AddressFields): boolean =>
  JSON.stringify(contentOf(address)) === JSON.stringify(contentOf(fields));

/**
 * The list with an edited or new address. One with the same content is not added again: a save without a response
 * may have arrived.
 * @param id of the edited address; undefined for a new one
 */
export function withAddress(
  list: readonly ListedAddress[],
  id: string | undefined,
  { isDefault, ...fields }: ListedAddress,
): ListedAddress[] {
  const before = list.find((each) => (id === undefined ? isSame(each, fields) : each.id === id));
  const others = isDefault ? withoutDefault(list) : list;
  if (before === undefined) return [...others, { ...fields, isDefault }];
  // The default stays until another address replaces it.
  const after = { ...before, ...fields, isDefault: isDefault || before.isDefault };
  return others.with(list.indexOf(before), after);
}

/** The list with a removed address again, as the default if it was. */
export const withRestored = (
  list: readonly ListedAddress[],
  { id: _id, createdAt: _createdAt, ...address }: SavedAddress,
): ListedAddress[] => withAddress(list, undefined, address);
