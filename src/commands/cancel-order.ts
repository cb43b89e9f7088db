/** Lets an order go. */
import { oneLine } from '#domain/one-line.ts';
import type { Order } from '#schema/order.ts';
import { takeStep, type StepTaken } from './take-order-step.ts';

/** Characters of the customer's reason. */
export const LONGEST_REASON = 300;

/** @param reason in the customer's words; may be empty */
export function cancelOrder(
  id: string,
  order: Order,
  uid: string,
  reason = '',
): Promise<StepTaken> {
  const note = oneLine(reason, LONGEST_REASON);
  return takeStep(id, order, { status: 'cancelled', uid, ...(note !== '' && { note }) });
}
