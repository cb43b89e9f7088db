/** Changes an order's status for its customer, and explains a failure. */
import { oneLine } from '#core/one-line.ts';
import { stepFailureMessage, type CustomerStatus } from '#core/order/customer-step.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import {
  changeOwnOrder,
  readOrder,
  writeChangeRequest,
  type StoredOrder,
} from '#firebase/browser/orders.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';

/** The result: the current order, also after a failure. */
interface StepTaken {
  /** Null if it cannot be read. */
  now: StoredOrder | null;
  result: Result;
}

/** @param problem why it failed, once the order was read again */
async function change(
  id: string,
  order: Order,
  write: () => Promise<void>,
  problem: (now: Order | null) => string,
): Promise<StepTaken> {
  const written = await databaseOutcome(write);
  if (!written.success && written.code !== 'permission-denied') {
    return { now: { id, order }, result: written };
  }
  const read = await databaseOutcome(() => readOrder(id));
  const now = (read.success && read.value) || null;
  if (written.success) return { now, result: DONE };
  return { now, result: failed(problem(now?.order ?? null), 'changed') };
}

/**
 * Accepts the quote, or cancels the order; the server decides whether it is allowed and in time.
 * @param order as the customer saw it @param reason by the customer; may be empty
 */
export function takeStep(
  id: string,
  order: Order,
  status: CustomerStatus,
  reason: string,
): Promise<StepTaken> {
  const { rev, uid } = order;
  const note = oneLine(reason, LONGEST_STEP_NOTE) || undefined;
  return change(
    id,
    order,
    () => changeOwnOrder(id, rev, { status, uid, note }),
    (now) => stepFailureMessage(now, order, status, Date.now()),
  );
}

/** Asks for another quote. @param text what should change */
export const requestChange = (id: string, order: Order, text: string): Promise<StepTaken> =>
  change(
    id,
    order,
    () => writeChangeRequest(id, order.rev, oneLine(text, LONGEST_STEP_NOTE)),
    () => 'This order has changed. Check it, then answer.',
  );
