/** A customer's addresses: exactly one is the default, and what each change of the list comes to in its documents. */
import type { Address } from '#schema/web-user.ts';
import type { AddressFields } from './address-form.ts';

export interface SavedAddress extends Address {
  /** Of its document. */
  id: string;
}

/** An address without what its document adds. */
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

/** The list with one default: other writers may have left none, or two. Then the first that says so counts, else the first. */
export function withOneDefault(list: readonly SavedAddress[]): SavedAddress[] {
  const chosen = list.find(({ isDefault }) => isDefault) ?? list[0];
  return list.map((address) => ({ ...address, isDefault: address === chosen }));
}

/** What it takes for `id` alone to be the default; the documents as they are stored count. */
export const changesForDefault = (list: readonly SavedAddress[], id: string): AddressChange[] =>
  list
    .filter((address) => address.isDefault !== (address.id === id))
    .map((address) => mark(address, address.id === id));

/** The first address becomes the default in any case. @param id one that no document has */
export function changesToAdd(
  list: readonly SavedAddress[],
  id: string,
  fields: AddressFields,
  wantsDefault: boolean,
): AddressChange[] {
  const isDefault = wantsDefault || list.length === 0;
  const others = isDefault
    ? list.filter((address) => address.isDefault).map((address) => mark(address, false))
    : [];
  return [...others, { kind: 'add', id, address: { ...fields, isDefault } }];
}

/** The default stays it until another takes its place. */
export function changesToEdit(
  list: readonly SavedAddress[],
  id: string,
  fields: AddressFields,
  wantsDefault: boolean,
): AddressChange[] {
  const others = wantsDefault
    ? changesForDefault(list, id).filter((change) => change.kind !== 'edit' || change.id !== id)
    : [];
  const own: AddressChange = {
    kind: 'edit',
    id,
    fields: { ...fields, ...(wantsDefault && { isDefault: true }) },
  };
  return [...others, own];
}

/** Where the default goes, the first of those that stay takes its place. */
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

/** What an address says, whichever document holds it. */
const saidBy = (address: AddressFields): string =>
  JSON.stringify(
    Object.entries(address)
      .filter(([field]) => !NOT_SAID.has(field))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Do both say the same, field by field? */
export const isSame = (one: AddressFields, other: AddressFields): boolean =>
  saidBy(one) === saidBy(other);

/** The list with an address that was removed back in its place, the default again if it was; once, however often. */
export function putBackAddress(
  list: readonly SavedAddress[],
  { address, index }: { address: SavedAddress; index: number },
): AddressDraft[] {
  if (list.some((each) => isSame(each, address))) return list.map(draftOf);
  const others = list.map((each) => ({
    ...each,
    isDefault: each.isDefault && !address.isDefault,
  }));
  return others.toSpliced(index, 0, address).map(draftOf);
}

/** In one line, for messages: `Shop, 12 Bazaar Road, Hyderabad`. */
export const addressWords = ({ label, lines: [first = ''], city }: AddressFields): string =>
  [label, first, city].filter(Boolean).join(', ');
