/** Takes out of this browser what it keeps of a customer besides their session, when they delete their account. */
import { withoutUser } from '#domain/order/outbox.ts';
import { JUST_SENT_KEY } from './just-sent.ts';
import { keptForVisit } from './kept.ts';
import { inOutbox } from './outbox.ts';
import { dropDraft } from './request-draft.ts';

/** Requests that wait are not sent any more: nobody could be answered. */
export async function forgetCustomer(uid: string): Promise<void> {
  dropDraft();
  keptForVisit.drop(JUST_SENT_KEY);
  await inOutbox((outbox, write) => write(withoutUser(outbox, uid)));
}
