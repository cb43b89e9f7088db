/** Sends an order request; sent twice, it is still one order. */
import { createOrder, readOrder } from '#client/orders.ts';
import { isAnswerLost } from '#domain/database-words.ts';
import { isOfRequest, newOrder } from '#domain/order/order-request.ts';
import type { WaitingOrder } from '#domain/order/outbox.ts';
import { databaseOutcome } from './database-outcome.ts';

/** What became of it; `waiting` may be sent again later, `refused` will never be taken as it is. */
export type Delivery =
  { state: 'sent' } | { state: 'waiting'; words: string } | { state: 'refused'; words: string };

const NOT_TAKEN =
  'We could not take this order request: something in it does not fit our books. Its pieces are in your order list again. Check your details and send it anew, or order on WhatsApp.';

const taken = (number: string): string =>
  `An order ${number} with other pieces has reached us already; you find it in your account. These pieces are in your order list again, under a new reference.`;

/** Codes after which the same request may well be taken later. */
const LATER: ReadonlySet<string> = new Set([
  'unauthenticated',
  'resource-exhausted',
  'not-configured',
]);

/** The document is there, or may not be written: which of the two? */
async function whyDenied({ id, uid, request }: WaitingOrder): Promise<Delivery> {
  const found = await databaseOutcome(() => readOrder(id));
  if (!found.success) {
    return found.code === 'permission-denied'
      ? { state: 'refused', words: NOT_TAKEN }
      : { state: 'waiting', words: found.error };
  }
  const order = found.value?.order;
  if (order && isOfRequest(order, uid, request)) return { state: 'sent' };
  return { state: 'refused', words: order ? taken(request.number) : NOT_TAKEN };
}

/** Sends it, in the name of whoever is signed in. */
export async function sendOrderRequest(waiting: WaitingOrder): Promise<Delivery> {
  const { id, uid, request } = waiting;
  const created = await databaseOutcome(() => createOrder(id, newOrder(uid, request)));
  if (created.success) return { state: 'sent' };
  const { code = '', error } = created;
  if (code === 'permission-denied') return await whyDenied(waiting);
  return isAnswerLost(code) || LATER.has(code)
    ? { state: 'waiting', words: error }
    : { state: 'refused', words: NOT_TAKEN };
}

/** Has a request arrived whose answer was lost? Undefined when that cannot be found out now. */
export async function hasArrived(waiting: WaitingOrder): Promise<boolean | undefined> {
  const { id, uid, request } = waiting;
  const found = await databaseOutcome(() => readOrder(id));
  if (!found.success) return found.code === 'permission-denied' ? false : undefined;
  const order = found.value?.order;
  return order ? isOfRequest(order, uid, request) : false;
}
