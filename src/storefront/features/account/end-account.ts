/** Deletes the current user's account and its data in this browser; an interrupted deletion can be repeated. */
import { DELETING_KEY } from '#core/account/storage-keys.ts';
import type { Result } from '#core/result.ts';
import { deleteAccount } from '#firebase/browser/auth.ts';
import { deleteCustomerDocuments } from '#firebase/browser/customer-documents.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import { expectEnd, logout } from '#firebase/browser/session/auth.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { saveEnded } from '#firebase/browser/session/save-user.ts';
import { forgetRequest } from '#storefront/shared/stores/outbox.ts';
import { $isDeleted } from './account-navigation.ts';

/**
 * Deletes all documents at once, then the sign-in, without which the documents could not be deleted. In between
 * the account is marked, and its page offers to finish.
 */
export async function endAccount(uid: string): Promise<Result> {
  // The end of the session must not redirect to sign-in.
  expectEnd(true);
  persistentStore.write(DELETING_KEY, uid);
  await saveEnded();
  const documents = await databaseOutcome(() => deleteCustomerDocuments(uid));
  if (!documents.success) persistentStore.drop(DELETING_KEY);
  const deleted = documents.success ? await authOutcome(deleteAccount) : documents;
  if (!deleted.success) {
    expectEnd(false);
    return deleted;
  }
  persistentStore.drop(DELETING_KEY);
  $isDeleted.set(true);
  forgetRequest(uid);
  // Clears the saved copy of the user, too.
  await logout();
  return deleted;
}
