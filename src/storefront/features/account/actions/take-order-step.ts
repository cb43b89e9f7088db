/** Takes a step with an order for its customer, and finds out why where it is not possible. */
import {
  changeOrder,
  readOrder,
  type CustomerStep,
  type StoredOrder,
} from '#firebase/browser/orders.ts';
import { changedWords } from '#core/order/customer-step.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Order } from '#schema/order.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** What came of a step: the order as it stands now, also where the step was not taken. */
export interface StepTaken {
  /** Null when it cannot be read any more. */
  now: StoredOrder | null;
  result: Result;
}

/**
 * Is it this very step that has been taken, from the order as it was seen? In another tab, or the first time of two.
 * After any other change the customer would have answered something that they never saw.
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
 * Takes the step; the words of a failure say what has changed. Whether it is possible, and in time, is not for
 * this browser's clock to say.
 * @param order as the customer saw it
 */
export async function takeStep(id: string, order: Order, step: CustomerStep): Promise<StepTaken> {
  const taken = await databaseOutcome(() => changeOrder(id, order.rev, step));
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
    result: failed(changedWords(now?.order ?? null, order, step.status, Date.now()), 'changed'),
  };
}
