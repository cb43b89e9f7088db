/** Cancels an order. */
import { oneLine } from '#core/one-line.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import { takeStep, type StepTaken } from './take-order-step.ts';

/** @param reason by the customer; may be empty */
export function cancelOrder(
  id: string,
  order: Order,
  uid: string,
  reason = '',
): Promise<StepTaken> {
  const note = oneLine(reason, LONGEST_STEP_NOTE);
  return takeStep(id, order, { status: 'cancelled', uid, ...(note !== '' && { note }) });
}
