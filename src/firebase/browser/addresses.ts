/** A customer's addresses, `webUsers/{uid}/addresses`. */
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  withOneDefault,
  type ListedAddress,
  type SavedAddress,
} from '#core/account/address-list.ts';
import { freeAddressNames } from '#core/account/address-name.ts';
import { decodeDocument } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { addressKind } from '#schema/web-user.ts';
import { DatabaseFailure, withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

export interface AddressBook {
  /** The oldest first; exactly one is the default. */
  addresses: SavedAddress[];
  /** The IDs of all documents, including invalid ones, which other programs may write. */
  names: string[];
}

const {
  orderBy: [[timeField, direction]],
  limit: most,
} = QUERIES.ownAddresses;

const placeOf = (uid: string) => collection(database(), 'webUsers', uid, 'addresses');

/** @throws DatabaseFailure */
export const readAddresses = (uid: string): Promise<AddressBook> =>
  withTimeout(async () => {
    const { docs } = await getDocs(query(placeOf(uid), orderBy(timeField, direction), limit(most)));
    const addresses = docs.flatMap((each) => {
      const decoded = decodeDocument(addressKind, each.ref.path, each.data());
      return decoded.success ? [{ ...decoded.value, id: each.id }] : [];
    });
    return { addresses: withOneDefault(addresses), names: docs.map(({ id }) => id) };
  });

/**
 * Replaces the addresses by `list` in one batch. Addresses that are the same object are not written; those that
 * were added by another device meanwhile stay.
 * @param before as read
 * @throws DatabaseFailure
 */
export const replaceAddresses = (
  uid: string,
  before: AddressBook,
  list: readonly (ListedAddress | SavedAddress)[],
): Promise<void> =>
  withTimeout(async () => {
    const batch = writeBatch(database());
    const names = freeAddressNames(before.names);
    const remaining = new Set(list.map(({ id }) => id));
    for (const { id } of before.addresses) {
      if (!remaining.has(id)) batch.delete(doc(placeOf(uid), id));
    }
    for (const address of list) {
      if (before.addresses.some((each) => each === address)) continue;
      const { id, createdAt: _createdAt, ...fields } = { createdAt: 0, ...address };
      const name = id ?? names.shift();
      if (name === undefined) throw new DatabaseFailure('resource-exhausted', 'no free name');
      if (id !== undefined) batch.update(doc(placeOf(uid), name), fields);
      else batch.set(doc(placeOf(uid), name), { ...fields, createdAt: serverTimestamp() });
    }
    await batch.commit();
  });
