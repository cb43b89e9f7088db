/** A customer's addresses, `webUsers/{uid}/addresses`; every change of several is one batch. */
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { freeAddressNames } from '#core/account/address-name.ts';
import type { AddressChange, AddressDraft, SavedAddress } from '#core/account/address-list.ts';
import { decodeDocument } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { addressKind } from '#schema/web-user.ts';
import { withTimeout, DatabaseFailure } from './with-timeout.ts';
import { database } from './firestore.ts';

export interface AddressBook {
  /** The oldest first. */
  addresses: SavedAddress[];
  /** The number of invalid documents: other programs may write any fields. */
  unreadable: number;
  /** The IDs of all documents, including invalid ones. */
  names: string[];
}

const {
  orderBy: [[timeField, direction]],
  limit: most,
} = QUERIES.ownAddresses;

const placeOf = (uid: string) => collection(database(), 'webUsers', uid, 'addresses');

const queryAddresses = (uid: string) =>
  getDocs(query(placeOf(uid), orderBy(timeField, direction), limit(most)));

/** @throws DatabaseFailure */
export const readAddresses = (uid: string): Promise<AddressBook> =>
  withTimeout(async () => {
    const { docs } = await queryAddresses(uid);
    const addresses = docs.flatMap((each) => {
      const decoded = decodeDocument(addressKind, each.ref.path, each.data());
      return decoded.ok ? [{ ...decoded.value, id: each.id }] : [];
    });
    return {
      addresses,
      unreadable: docs.length - addresses.length,
      names: docs.map(({ id }) => id),
    };
  });

function write(batch: WriteBatch, uid: string, change: AddressChange): void {
  const place = placeOf(uid);
  switch (change.kind) {
    case 'add':
      batch.set(doc(place, change.id), { ...change.address, createdAt: serverTimestamp() });
      return;
    case 'edit':
      batch.update(doc(place, change.id), change.fields);
      return;
    case 'drop':
      batch.delete(doc(place, change.id));
  }
}

/** All of the changes, or none. @throws DatabaseFailure */
export const changeAddresses = (uid: string, changes: readonly AddressChange[]): Promise<void> =>
  withTimeout(async () => {
    const batch = writeBatch(database());
    for (const change of changes) write(batch, uid, change);
    await batch.commit();
  });

/**
 * Replaces addresses in one batch, so that both happen or neither. The new ones have the same creation time, and
 * their IDs give the order. Addresses added by another device meanwhile stay.
 * @param ids of the addresses that were read
 * @throws DatabaseFailure
 */
export const replaceAddresses = (
  uid: string,
  ids: readonly string[],
  list: readonly AddressDraft[],
): Promise<void> =>
  withTimeout(async () => {
    const batch = writeBatch(database());
    for (const id of ids) batch.delete(doc(placeOf(uid), id));
    const names = freeAddressNames(ids);
    for (const [place, address] of list.entries()) {
      const name = names[place];
      if (name === undefined) throw new DatabaseFailure('resource-exhausted', 'no free name');
      batch.set(doc(placeOf(uid), name), { ...address, createdAt: serverTimestamp() });
    }
    await batch.commit();
  });

/** Deletes all addresses. @throws DatabaseFailure */
export const deleteAddresses = (uid: string): Promise<void> =>
  withTimeout(async () => {
    for (;;) {
      const { docs } = await queryAddresses(uid);
      if (docs.length === 0) return;
      const batch = writeBatch(database());
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    }
  });
