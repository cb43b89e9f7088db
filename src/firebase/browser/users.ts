/** The older record of a customer, `users/{uid}`, which mails go by. */
import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite';
import { database } from './firestore.ts';

const placeOf = (uid: string) => doc(database(), 'users', uid);

/** As it stands; null when there is none. */
export async function readUserRecord(uid: string): Promise<Record<string, unknown> | null> {
  const found = await getDoc(placeOf(uid));
  return found.exists() ? found.data() : null;
}

export const deleteUserRecord = (uid: string): Promise<void> => deleteDoc(placeOf(uid));
