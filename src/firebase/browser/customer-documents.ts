/** A customer's own documents: `webUsers/{uid}`, and `users/{uid}`, the email preferences that emails follow. */
import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { ProfileChange } from '#core/account/profile-form.ts';
import { DEFAULT_EMAIL_PREFERENCES } from '#schema/defaults.ts';
import { decodeDocument } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { userKind } from '#schema/user.ts';
import { webUserKind, type EmailPreferences, type WebUser } from '#schema/web-user.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

const webUserAt = (uid: string) => doc(database(), webUserKind.collection, uid);
const userAt = (uid: string) => doc(database(), userKind.collection, uid);

/** Null if there is none yet. @throws DatabaseFailure, or Error with the problems of an invalid document */
export async function readWebUser(uid: string): Promise<WebUser | null> {
  const snapshot = await withTimeout(() => getDoc(webUserAt(uid)));
  if (!snapshot.exists()) return null;
  const decoded = decodeDocument(webUserKind, snapshot.ref.path, snapshot.data());
  if (decoded.success) return decoded.value;
  throw new Error(JSON.stringify(decoded.problems));
}

/** From `users/{uid}`, otherwise from the profile; the default is on. @throws like `readWebUser` */
export async function readEmailPreferences(uid: string): Promise<EmailPreferences> {
  const [snapshot, profile] = await Promise.all([
    withTimeout(() => getDoc(userAt(uid))),
    readWebUser(uid),
  ]);
  const decoded = decodeDocument(userKind, snapshot.ref.path, snapshot.data());
  if (decoded.success) return decoded.value.emailPreferences;
  return profile?.emailPreferences ?? { ...DEFAULT_EMAIL_PREFERENCES };
}

/** @throws DatabaseFailure `permission-denied` also if the document does not exist */
export const writeProfile = (uid: string, change: ProfileChange): Promise<void> =>
  withTimeout(() =>
    updateDoc(webUserAt(uid), {
      ...change,
      businessName: change.businessName ?? deleteField(),
      gstin: change.gstin ?? deleteField(),
    }),
  );

/** Writes both documents in one batch. @throws DatabaseFailure */
export const writeEmailPreferences = (
  uid: string,
  emailPreferences: EmailPreferences,
): Promise<void> =>
  withTimeout(async () => {
    const batch = writeBatch(database());
    batch.set(userAt(uid), { emailPreferences }, { merge: true });
    batch.update(webUserAt(uid), { emailPreferences });
    await batch.commit();
  });

/**
 * Deletes both documents, all addresses and all saved lists; the documents go last.
 * @throws DatabaseFailure `permission-denied` without a recent sign-in
 */
export const deleteCustomerDocuments = (uid: string): Promise<void> =>
  withTimeout(async () => {
    const { limit: most } = QUERIES.ownAddresses;
    const collections = ['addresses', 'lists'].map((name) => collection(webUserAt(uid), name));
    for (;;) {
      const pages = await Promise.all(
        collections.map((documents) => getDocs(query(documents, limit(most)))),
      );
      const isLast = pages.every(({ docs }) => docs.length < most);
      const batch = writeBatch(database());
      for (const { ref } of pages.flatMap(({ docs }) => docs)) batch.delete(ref);
      if (isLast) batch.delete(userAt(uid)).delete(webUserAt(uid));
      await batch.commit();
      if (isLast) return;
    }
  });
