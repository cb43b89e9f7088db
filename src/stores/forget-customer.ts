/** Takes out of this browser what it keeps of a customer besides their session, when they delete their account. */
import { withoutUser } from '#domain/order/outbox.ts';
import { keptForVisit } from './kept.ts';
import { inOutbox } from './outbox.ts';
import { forgetOthers } from './visit-of-customer.ts';

/** Requests that wait are not sent any more: nobody could be answered. */
export async function forgetCustomer(uid: string): Promise<void> {
  forgetOthers(keptForVisit, null);
  await inOutbox((outbox, write) => write(withoutUser(outbox, uid)));
}
