/** Records when a member of staff was last active. */
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { staffKind } from '#schema/staff.ts';
import { database } from './firestore.ts';

/** A failure is ignored: the next hour records it again. */
export const recordActivity = (uid: string): Promise<void> =>
  updateDoc(doc(database(), staffKind.collection, uid), {
    lastActiveAt: serverTimestamp(),
  }).catch(() => undefined);
