/** Deletes a customer's data in this browser when they delete their account. */
import { sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { forgetRequest } from '#storefront/shared/stores/outbox.ts';
import { clearOtherUsersData } from '#firebase/browser/session/visit-of-customer.ts';

/** A waiting request is dropped, because it would have no customer. */
export function forgetCustomer(uid: string): void {
  clearOtherUsersData(sessionStore, null);
  forgetRequest(uid);
}
