/** Takes out of this browser what it keeps of a customer besides their session, when they delete their account. */
import { keptForVisit } from '#firebase/browser/session/kept.ts';
import { forgetOrdersOf } from '#storefront/shared/stores/outbox.ts';
import { forgetOthers } from '#firebase/browser/session/visit-of-customer.ts';

/** Requests that wait are not sent any more: nobody could be answered. */
export async function forgetCustomer(uid: string): Promise<void> {
  forgetOthers(keptForVisit, null);
  await forgetOrdersOf(uid);
}
