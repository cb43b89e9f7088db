/** Customers' changes to their own documents: profile and email preferences. */
import { deleteField, doc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import type { ProfileChange } from '#core/account/profile-form.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

const webUserAt = (uid: string) => doc(database(), 'webUsers', uid);

/** @throws DatabaseFailure `permission-denied` also if the document does not exist */
export const writeProfile = (uid: string, change: ProfileChange): Promise<void> =>
  withTimeout(() =>
    updateDoc(webUserAt(uid), {
      ...change,
      businessName: change.businessName ?? deleteField(),
      gstin: change.gstin ?? deleteField(),
    }),
  );

/**
 * Writes both documents with the preferences in one batch.
 * @throws DatabaseFailure `permission-denied` also if the profile does not exist
 */
export const writeEmailPreferences = (
  uid: string,
  emailPreferences: EmailPreferences,
): Promise<void> =>
  withTimeout(async () => {
    const batch = writeBatch(database());
    batch.set(doc(database(), 'users', uid), { emailPreferences }, { merge: true });
    batch.update(webUserAt(uid), { emailPreferences });
    await batch.commit();
  });
