/** Deletes the account, and all that this browser holds of it; then home, with a word of farewell. */
import { deleteAccount } from './actions/delete-account.ts';
import { FAREWELL_KEY, FAREWELL_PATH } from '#storefront/shared/account/farewell.ts';
import type { Result } from '#core/result.ts';
import { expectEnd, logout } from '#firebase/browser/session/auth.ts';
import { clearLines } from '#storefront/shared/stores/change-order.ts';
import { forgetCustomer } from './stores/forget-customer.ts';
import { keptForGood, keptForVisit } from '#firebase/browser/session/kept.ts';
import { $isUnsaved } from './way.ts';

/** @param clearsList takes the order list of this browser with it */
export async function endAccount(uid: string, clearsList: boolean): Promise<Result> {
  // That the session ends is no reason to ask for a sign-in.
  expectEnd(true);
  const deleted = await deleteAccount(keptForGood);
  if (!deleted.success) {
    expectEnd(false);
    return deleted;
  }
  await forgetCustomer(uid);
  // Clears the saved copy of the user, too.
  await logout();
  if (clearsList) clearLines();
  keptForVisit.write(FAREWELL_KEY, 'yes');
  $isUnsaved.set(false);
  location.replace(FAREWELL_PATH);
  return deleted;
}
