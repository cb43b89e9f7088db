/** The mark of an account that is being deleted in this browser: nothing makes its documents anew meanwhile. */
import type { Kept } from '#core/kept.ts';

/** Holds the account's uid. */
export const DELETING_KEY = 'glambug-deleting-account';

/** The longest uid that the sign-in service gives, characters. */
const LONGEST_UID = 128;

/** Whose deletion was begun here and is not done; undefined when nobody's, or when the mark cannot be read. */
export function deletingAccount(kept: Pick<Kept, 'read'>): string | undefined {
  const uid = kept.read(DELETING_KEY);
  return uid && uid.length <= LONGEST_UID ? uid : undefined;
}

export const isBeingDeleted = (kept: Pick<Kept, 'read'>, uid: string): boolean =>
  deletingAccount(kept) === uid;

export const markDeleting = (kept: Kept, uid: string): void => void kept.write(DELETING_KEY, uid);

/** The deletion is done, or given up. */
export const unmarkDeleting = (kept: Kept): void => kept.drop(DELETING_KEY);
