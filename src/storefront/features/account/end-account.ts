/** Deletes the account and its data in this browser, then opens the home page with a message. */
import { deleteAccount } from './actions/delete-account.ts';
import {
  DELETION_NOTICE_KEY,
  DELETION_NOTICE_PATH,
} from '#storefront/shared/account/deletion-notice.ts';
import type { Result } from '#core/result.ts';
import { expectEnd, logout } from '#firebase/browser/session/auth.ts';
import { replaceLines } from '#storefront/shared/stores/change-order.ts';
import { forgetCustomer } from './stores/forget-customer.ts';
import { persistentStore, sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { $isUnsaved } from './account-navigation.ts';

/** @param clearsList also deletes this browser's order list */
export async function endAccount(uid: string, clearsList: boolean): Promise<Result> {
  // The end of the session must not redirect to sign-in.
  expectEnd(true);
  const deleted = await deleteAccount(persistentStore);
  if (!deleted.success) {
    expectEnd(false);
    return deleted;
  }
  forgetCustomer(uid);
  // Clears the saved copy of the user, too.
  await logout();
  if (clearsList) replaceLines([]);
  sessionStore.write(DELETION_NOTICE_KEY, 'yes');
  $isUnsaved.set(false);
  location.replace(DELETION_NOTICE_PATH);
  return deleted;
}
