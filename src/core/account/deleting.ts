/**
 * Marks an account whose deletion is in progress in this browser, so that nothing creates its documents again.
 */
import type { KeyValueStore } from '#core/key-value-store.ts';

/** Its value is the uid of the account. */
export const DELETING_KEY = 'glambug-deleting-account';

/** The longest uid that the sign-in service gives, characters. */
const LONGEST_UID = 128;

/**
 * The uid of the account whose deletion is unfinished; undefined if there is none or the mark cannot be read.
 */
export function deletingAccount(store: Pick<KeyValueStore, 'read'>): string | undefined {
  const uid = store.read(DELETING_KEY);
  return uid && uid.length <= LONGEST_UID ? uid : undefined;
}

export const isBeingDeleted = (store: Pick<KeyValueStore, 'read'>, uid: string): boolean =>
  deletingAccount(store) === uid;

export const markDeleting = (store: KeyValueStore, uid: string): void =>
  void store.write(DELETING_KEY, uid);

/** Removes the mark when the deletion is done or cancelled. */
export const unmarkDeleting = (store: KeyValueStore): void => store.drop(DELETING_KEY);
