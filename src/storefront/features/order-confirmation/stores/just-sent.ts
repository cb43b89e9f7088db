/** The request that this tab has just sent: its confirmation need not be read from the server once more. */
import { outboxFromText } from '#storefront/shared/order/stored-outbox.ts';
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';
import { keptForVisit } from '#firebase/browser/session/kept.ts';
import { JUST_SENT_KEY } from '#firebase/browser/session/visit-of-customer.ts';

/** Gives it once, and to its customer alone; undefined when it is another. */
export function takeJustSent(id: string, uid: string): OrderRequest | undefined {
  const text = keptForVisit.read(JUST_SENT_KEY);
  if (!text) return undefined;
  const sent = outboxFromText(text).outbox.waiting.find((order) => order.id === id);
  if (sent?.uid !== uid) return undefined;
  keptForVisit.drop(JUST_SENT_KEY);
  return sent.request;
}
