/** What customers change of their own documents: their profile, and which mails they want. */
import { deleteField, doc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import type { ProfileChange } from '#core/account/profile-form.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';

const webUserAt = (uid: string) => doc(database(), 'webUsers', uid);

/** @throws DatabaseFailure `permission-denied` also when there is no document yet */
export const writeProfile = (uid: string, change: ProfileChange): Promise<void> =>
  answered(() =>
    updateDoc(webUserAt(uid), {
      ...change,
      businessName: change.businessName ?? deleteField(),
      gstin: change.gstin ?? deleteField(),
    }),
  );

/**
 * Both documents that hold them, or neither.
 * @throws DatabaseFailure `permission-denied` also when the profile is not there: the rules refuse to change nothing
 */
export const writeEmailPreferences = (
  uid: string,
  emailPreferences: EmailPreferences,
): Promise<void> =>
  answered(async () => {
    const batch = writeBatch(database());
    batch.set(doc(database(), 'users', uid), { emailPreferences }, { merge: true });
    batch.update(webUserAt(uid), { emailPreferences });
    await batch.commit();
  });
