/** The older record of a customer, `users/{uid}`, which mails go by. */
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import type { EmailPreferences } from '#schema/web-user.ts';
import { database } from './firestore.ts';

const placeOf = (uid: string) => doc(database(), 'users', uid);

/** As it stands; null when there is none. */
export async function readUserRecord(uid: string): Promise<Record<string, unknown> | null> {
  const found = await getDoc(placeOf(uid));
  return found.exists() ? found.data() : null;
}

/** Makes the record where there is none. */
export const saveUserPreferences = (
  uid: string,
  emailPreferences: EmailPreferences,
): Promise<void> => setDoc(placeOf(uid), { emailPreferences }, { merge: true });

export const deleteUserRecord = (uid: string): Promise<void> => deleteDoc(placeOf(uid));
