/** Deletes a customer's data in this browser when they delete their account. */
import { sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { forgetOrdersOf } from '#storefront/shared/stores/outbox.ts';
import { clearOtherUsersData } from '#firebase/browser/session/visit-of-customer.ts';

/** Waiting requests are dropped, because they would have no customer. */
export async function forgetCustomer(uid: string): Promise<void> {
  clearOtherUsersData(sessionStore, null);
  await forgetOrdersOf(uid);
}
