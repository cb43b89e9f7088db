/** Sends an order request; sending twice creates one order. */
import { pausedUntil } from '#firebase/browser/order-pauses.ts';
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

export type Sending =
  | { state: 'arrived'; lines: readonly OrderLine[] }
  /** Final. */
  | { state: 'refused' }
  /** The account has sent too many requests; it can be sent again then, ms. */
  | { state: 'paused'; until: number };

const REFUSED: Result<Sending> = succeeded({ state: 'refused' });

const arrived = (lines: readonly OrderLine[]): Result<Sending> =>
  succeeded({ state: 'arrived', lines });

/** Why the order was not created. */
async function refusalOf(uid: string): Promise<Result<Sending>> {
  const pause = await databaseOutcome(() => pausedUntil(uid));
  if (!pause.success) return pause.code === 'permission-denied' ? REFUSED : pause;
  return pause.value === undefined ? REFUSED : succeeded({ state: 'paused', until: pause.value });
}

/** Sends the request for the current user. Failures can be retried. */
export async function sendOrderRequest(
  uid: string,
  { id, request }: WaitingRequest,
): Promise<Result<Sending>> {
  const created = await databaseOutcome(() => createOrder(id, newOrder({ ...request, uid })));
  if (created.success) return arrived(request.lines);
  if (WRONG.has(created.code ?? '')) return REFUSED;
  if (created.code !== 'permission-denied') return created;
  // Either the order has arrived already, or writing is denied. Orders that do not exist cannot be read either.
  const stored = await databaseOutcome(() => readOrder(id));
  if (!stored.success) return stored.code === 'permission-denied' ? refusalOf(uid) : stored;
  const order = stored.value?.order;
  return order?.uid === uid ? arrived(order.lines) : REFUSED;
}
