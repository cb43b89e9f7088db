/** Changes an order's status for its customer, and explains a failure. */
import { oneLine } from '#core/one-line.ts';
import { stepFailureMessage, type CustomerStatus } from '#core/order/customer-step.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { changeOwnOrder, readOrder, type StoredOrder } from '#firebase/browser/orders.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';

/** The result: the current order, also after a failure. */
interface StepTaken {
  /** Null if it cannot be read. */
  now: StoredOrder | null;
  result: Result;
}

/**
 * Accepts the quote, or cancels the order; the server decides whether it is allowed and in time.
 * @param order as the customer saw it @param reason by the customer; may be empty
 */
export async function takeStep(
  id: string,
  order: Order,
  status: CustomerStatus,
  reason: string,
): Promise<StepTaken> {
  const { rev, uid } = order;
  const note = oneLine(reason, LONGEST_STEP_NOTE) || undefined;
  const taken = await databaseOutcome(() => changeOwnOrder(id, rev, { status, uid, note }));
  if (!taken.success && taken.code !== 'permission-denied') {
    return { now: { id, order }, result: taken };
  }
  const read = await databaseOutcome(() => readOrder(id));
  const now = (read.success && read.value) || null;
  if (taken.success) return { now, result: DONE };
  const message = stepFailureMessage(now?.order ?? null, order, status, Date.now());
  return { now, result: failed(message, 'changed') };
}
