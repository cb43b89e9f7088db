/**
 * A customer's addresses, of which exactly one is the default, and the document changes that each edit of the
 * list needs.
 */
import type { Address } from '#schema/web-user.ts';
import type { AddressFields } from './address-form.ts';

export interface SavedAddress extends Address {
  /** The document ID. */
  id: string;
}

/** An address without the fields that only its document has. */
export type AddressDraft = AddressFields & Pick<Address, 'isDefault'>;

/** One change of one document. */
export type AddressChange =
  | { kind: 'add'; id: string; address: AddressDraft }
  | { kind: 'edit'; id: string; fields: Partial<AddressDraft> }
  | { kind: 'drop'; id: string };

const mark = ({ id }: SavedAddress, isDefault: boolean): AddressChange => ({
  kind: 'edit',
  id,
  fields: { isDefault },
});

/**
 * The list with exactly one default: other programs may have left none or two. The first address marked as
 * default counts, otherwise the first address.
 */
export function withOneDefault(list: readonly SavedAddress[]): SavedAddress[] {
  const chosen = list.find(({ isDefault }) => isDefault) ?? list[0];
  return list.map((address) => ({ ...address, isDefault: address === chosen }));
}

/** The changes that make `id` the only default, based on the stored documents. */
export const changesForDefault = (list: readonly SavedAddress[], id: string): AddressChange[] =>
  list
    .filter((address) => address.isDefault !== (address.id === id))
    .map((address) => mark(address, address.id === id));

/** The first address becomes the default in any case. @param id one that no document has */
export function changesToAdd(
  list: readonly SavedAddress[],
  id: string,
  fields: AddressFields,
  makeDefault: boolean,
): AddressChange[] {
  const isDefault = makeDefault || list.length === 0;
  const others = isDefault
    ? list.filter((address) => address.isDefault).map((address) => mark(address, false))
    : [];
  return [...others, { kind: 'add', id, address: { ...fields, isDefault } }];
}

/** The default stays until another address replaces it. */
export function changesToEdit(
  list: readonly SavedAddress[],
  id: string,
  fields: AddressFields,
  makeDefault: boolean,
): AddressChange[] {
  const others = makeDefault
    ? changesForDefault(list, id).filter((change) => change.kind !== 'edit' || change.id !== id)
    : [];
  const own: AddressChange = {
    kind: 'edit',
    id,
    fields: { ...fields, ...(makeDefault && { isDefault: true }) },
  };
  return [...others, own];
}

/** When the default is removed, the first remaining address becomes the default. */
export function changesToRemove(list: readonly SavedAddress[], id: string): AddressChange[] {
  const rest = list.filter((address) => address.id !== id);
  if (rest.length === list.length) return [];
  const heir = rest.some(({ isDefault }) => isDefault) ? undefined : rest[0];
  return [{ kind: 'drop', id }, ...(heir === undefined ? [] : [mark(heir, true)])];
}

const draftOf = ({ id: _id, createdAt: _createdAt, ...draft }: SavedAddress): AddressDraft => draft;

/** The list with one of its addresses a place up or down. */
export function moved(
  list: readonly SavedAddress[],
  id: string,
  direction: 1 | -1,
): AddressDraft[] {
  const from = list.findIndex((address) => address.id === id);
  const address = list[from];
  const to = from + direction;
  if (address === undefined || to < 0 || to >= list.length) return list.map(draftOf);
  return list.toSpliced(from, 1).toSpliced(to, 0, address).map(draftOf);
}

const NOT_SAID: ReadonlySet<string> = new Set(['id', 'createdAt', 'isDefault']);

/** The content of an address without the fields of its document. */
const saidBy = (address: AddressFields): string =>
  JSON.stringify(
    Object.entries(address)
      .filter(([field]) => !NOT_SAID.has(field))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether both addresses have the same content, field by field. */
export const isSameAddress = (one: AddressFields, other: AddressFields): boolean =>
  saidBy(one) === saidBy(other);

/** Restores a removed address at its position, as the default if it was; no effect if it is there already. */
export function undoRemoval(
  list: readonly SavedAddress[],
  { address, index }: { address: SavedAddress; index: number },
): AddressDraft[] {
  if (list.some((each) => isSameAddress(each, address))) return list.map(draftOf);
  const others = list.map((each) => ({
    ...each,
    isDefault: each.isDefault && !address.isDefault,
  }));
  return others.toSpliced(index, 0, address).map(draftOf);
}
