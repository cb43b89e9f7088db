/** Sends an order request; sending twice creates one order. */
import { createOrder, readOrder } from '#firebase/browser/orders.ts';
import { isOfRequest, newOrder } from '#storefront/shared/order/order-request.ts';
import type { WaitingOrder } from '#storefront/shared/order/outbox.ts';
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** Error codes for an invalid request. */
const WRONG: ReadonlySet<string> = new Set([
  'invalid-argument',
  'failed-precondition',
  'out-of-range',
]);

/** Whether this very request has arrived; another order may have the same ID. */
async function hasArrived({ id, uid, request }: WaitingOrder): Promise<Result<boolean>> {
  const result = await databaseOutcome(() => readOrder(id));
  // Orders that do not exist cannot be read either.
  if (!result.success) return result.code === 'permission-denied' ? succeeded(false) : result;
  const order = result.value?.order;
  return succeeded(order ? isOfRequest(order, uid, request) : false);
}

/**
 * Sends the request for the current user.
 * @returns whether it was accepted; a rejected request is final, other failures can be retried.
 */
export async function sendOrderRequest(waiting: WaitingOrder): Promise<Result<boolean>> {
  const { id, uid, request } = waiting;
  const created = await databaseOutcome(() => createOrder(id, newOrder(uid, request)));
  if (created.success) return succeeded(true);
  // Either the document exists already, or writing is denied: find out which.
  if (created.code === 'permission-denied') return await hasArrived(waiting);
  return WRONG.has(created.code ?? '') ? succeeded(false) : created;
}
