/** Changes an order's status for its customer, and explains a failure. */
import {
  changeOwnOrder,
  readOrder,
  type CustomerStep,
  type StoredOrder,
} from '#firebase/browser/orders.ts';
import { stepFailureMessage } from '#core/order/customer-step.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Order } from '#schema/order.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** The result: the current order, also after a failure. */
export interface StepTaken {
  /** Null if it cannot be read. */
  now: StoredOrder | null;
  result: Result;
}

/**
 * Whether this very change was made already, in another tab or by the first of two presses. After any other
 * change the customer would answer something they have not seen.
 */
const wasTaken = (
  now: Order | null | undefined,
  seen: Order,
  { status, uid }: CustomerStep,
): boolean =>
  now?.rev === seen.rev + 1 &&
  now.status === status &&
  now.timeline.some((event) => event.status === status && event.by === uid);

/**
 * Changes the status; the message of a failure says what has changed. The server decides whether it is allowed
 * and in time.
 * @param order as the customer saw it
 */
export async function takeStep(id: string, order: Order, step: CustomerStep): Promise<StepTaken> {
  const taken = await databaseOutcome(() => changeOwnOrder(id, order.rev, step));
  if (!taken.success && taken.code !== 'permission-denied') {
    return { now: { id, order }, result: taken };
  }
  const read = await databaseOutcome(() => readOrder(id));
  const now = (read.success && read.value) || null;
  if (taken.success || wasTaken(now?.order, order, step)) {
    return { now, result: succeeded(undefined) };
  }
  return {
    now,
    result: failed(
      stepFailureMessage(now?.order ?? null, order, step.status, Date.now()),
      'changed',
    ),
  };
}
