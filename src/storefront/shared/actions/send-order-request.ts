/** Sends an order request; sending twice creates one order. */
import { createOrder, readOrder } from '#firebase/browser/orders.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { newOrder } from '#core/order/new-order.ts';
import { succeeded, type Result } from '#core/result.ts';
import type { OrderLine } from '#schema/order.ts';
import type { WaitingRequest } from '#storefront/shared/stores/outbox.ts';

/** Error codes for an invalid request. */
const WRONG: ReadonlySet<string> = new Set([
  'invalid-argument',
  'failed-precondition',
  'out-of-range',
]);

/**
 * Sends the request for the current user.
 * @returns the lines of the order; undefined if the request is rejected, which is final. Other failures can be
 * retried.
 */
export async function sendOrderRequest(
  uid: string,
  { id, request }: WaitingRequest,
): Promise<Result<readonly OrderLine[] | undefined>> {
  const created = await databaseOutcome(() => createOrder(id, newOrder({ ...request, uid })));
  if (created.success) return succeeded(request.lines);
  if (WRONG.has(created.code ?? '')) return succeeded(undefined);
  if (created.code !== 'permission-denied') return created;
  // Either the order has arrived already, or writing is denied. Orders that do not exist cannot be read either.
  const stored = await databaseOutcome(() => readOrder(id));
  if (!stored.success) return stored.code === 'permission-denied' ? succeeded(undefined) : stored;
  const order = stored.value?.order;
  return succeeded(order?.uid === uid ? order.lines : undefined);
}
