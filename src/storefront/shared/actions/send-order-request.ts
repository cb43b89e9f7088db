/** Sends an order request; sent twice, it is still one order. */
import { createOrder, readOrder } from '#firebase/browser/orders.ts';
import { isOfRequest, newOrder } from '#storefront/shared/order/order-request.ts';
import type { WaitingOrder } from '#storefront/shared/order/outbox.ts';
import { succeeded, type Result } from '#core/result.ts';
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

/** Has this very request arrived? `differs` when another order has its place. */
async function lookUp({ id, uid, request }: WaitingOrder): Promise<Result<boolean | 'differs'>> {
  const found = await databaseOutcome(() => readOrder(id));
  // Nobody may read an order that is not there.
  if (!found.success) return found.code === 'permission-denied' ? succeeded(false) : found;
  const order = found.value?.order;
  if (!order) return succeeded(false);
  return succeeded(isOfRequest(order, uid, request) || 'differs');
}

/** Sends it, in the name of whoever is signed in. */
export async function sendOrderRequest(waiting: WaitingOrder): Promise<Delivery> {
  const { id, uid, request } = waiting;
  const created = await databaseOutcome(() => createOrder(id, newOrder(uid, request)));
  if (created.success) return { state: 'sent' };
  const { code = '', error } = created;
  // Whatever else happened, the same request may well be taken later.
  if (code !== 'permission-denied') {
    return WRONG.has(code) ? REFUSED : { state: 'waiting', words: error };
  }
  // The document is there, or may not be written: which of the two?
  const found = await lookUp(waiting);
  if (!found.success) return { state: 'waiting', words: found.error };
  if (found.value === true) return { state: 'sent' };
  return found.value === false ? REFUSED : { state: 'refused', how: 'differs' };
}

/** Has a request arrived whose answer was lost? Undefined when that cannot be found out now. */
export async function hasArrived(waiting: WaitingOrder): Promise<boolean | undefined> {
  const found = await lookUp(waiting);
  return found.success ? found.value === true : undefined;
}
