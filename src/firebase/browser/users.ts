/** The older record of a customer, `users/{uid}`, which emails follow. */
import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

const placeOf = (uid: string) => doc(database(), 'users', uid);

/** The stored, unvalidated record; null if there is none. @throws DatabaseFailure */
export const readUserRecord = (uid: string): Promise<Record<string, unknown> | null> =>
  withTimeout(async () => (await getDoc(placeOf(uid))).data() ?? null);

/** @throws DatabaseFailure */
export const deleteUserRecord = (uid: string): Promise<void> =>
  withTimeout(() => deleteDoc(placeOf(uid)));
