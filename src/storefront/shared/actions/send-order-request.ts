/** Sends an order request; sent twice, it is still one order. */
import { createOrder, readOrder } from '#firebase/browser/orders.ts';
import { isOfRequest, newOrder } from '#storefront/shared/order/order-request.ts';
import type { WaitingOrder } from '#storefront/shared/order/outbox.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** What became of it; `waiting` may be sent again later, `refused` will never be taken as it is. */
export type Delivery =
  | { state: 'sent' }
  | { state: 'waiting'; words: string }
  | { state: 'refused'; how: 'refused' | 'differs' };

const REFUSED: Delivery = { state: 'refused', how: 'refused' };

/** Codes by which the database says that the request itself is wrong. */
const WRONG: ReadonlySet<string> = new Set([
  'invalid-argument',
  'failed-precondition',
  'out-of-range',
]);

/** The document is there, or may not be written: which of the two? */
async function whyDenied({ id, uid, request }: WaitingOrder): Promise<Delivery> {
  const found = await databaseOutcome(() => readOrder(id));
  if (!found.success) {
    return found.code === 'permission-denied' ? REFUSED : { state: 'waiting', words: found.error };
  }
  const order = found.value?.order;
  if (order && isOfRequest(order, uid, request)) return { state: 'sent' };
  return order ? { state: 'refused', how: 'differs' } : REFUSED;
}

/** Sends it, in the name of whoever is signed in. */
export async function sendOrderRequest(waiting: WaitingOrder): Promise<Delivery> {
  const { id, uid, request } = waiting;
  const created = await databaseOutcome(() => createOrder(id, newOrder(uid, request)));
  if (created.success) return { state: 'sent' };
  const { code = '', error } = created;
  if (code === 'permission-denied') return await whyDenied(waiting);
  // Whatever else happened, the same request may well be taken later.
  return WRONG.has(code) ? REFUSED : { state: 'waiting', words: error };
}

/** Has a request arrived whose answer was lost? Undefined when that cannot be found out now. */
export async function hasArrived(waiting: WaitingOrder): Promise<boolean | undefined> {
  const { id, uid, request } = waiting;
  const found = await databaseOutcome(() => readOrder(id));
  if (!found.success) return found.code === 'permission-denied' ? false : undefined;
  const order = found.value?.order;
  return order ? isOfRequest(order, uid, request) : false;
}
