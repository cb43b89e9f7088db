/** Takes one step with many orders: those that are named, or all that a list has. */
import { isAnswerLost } from '#core/database-words.ts';
import { staffProblem, stepMissed, type StaffStep } from '#admin/shell/order/staff-step.ts';
import { unfitWords } from '#core/publishing/problem-words.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import {
  CANCELLED,
  nothingDone,
  type BulkResult,
  type BulkTelling,
} from '#admin/shell/actions/bulk-write.ts';
import type { FoundOrder, OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { takeStaffStep } from './take-staff-step.ts';
import { ReadError } from '#firebase/browser/read-error.ts';

export interface BulkStep {
  step: StaffStep;
  /** For the customers, with the step; may be empty. */
  words: string;
  /** By id, those that were seen when it was asked for: what has been changed since stays as it is. */
  seen: ReadonlyMap<string, Order>;
}

interface Telling extends BulkTelling {
  /** Told of each order as it stands after its step, also where that was not taken. */
  onChanged: (order: FoundOrder) => void;
}

/** A second attempt finds out whether the first, whose answer was lost, was made. */
async function taken(id: string, seen: Order, { step, words }: BulkStep): Promise<OrderChanged> {
  const first = await takeStaffStep(id, seen, step, words);
  const isLost = !first.result.success && isAnswerLost(first.result.code ?? '');
  return isLost ? await takeStaffStep(id, seen, step, words) : first;
}

/** @returns why nothing more can be done, where the database is out of reach */
async function stepOne(
  order: FoundOrder,
  step: BulkStep,
  { result, onChanged }: { result: BulkResult; onChanged: Telling['onChanged'] },
): Promise<string | undefined> {
  const { id } = order;
  if (!order.fits) {
    result.failed.push({ id, why: unfitWords(order.problems) });
    return undefined;
  }
  const seen = step.seen.get(id);
  if (seen && seen.rev !== order.value.rev) {
    onChanged(order);
    result.failed.push({ id, why: stepMissed(order.value, seen) });
    return undefined;
  }
  // Those that cannot take it are left as they are: how many can was said before.
  if (staffProblem(order.value, step.step, Date.now()) !== undefined) return undefined;
  const changed = await taken(id, order.value, step);
  if (changed.now) onChanged(changed.now);
  if (changed.result.success) result.done.push({ id, writes: [] });
  else if (changed.result.code === 'changed') result.failed.push({ id, why: changed.result.error });
  else {
    if (isAnswerLost(changed.result.code ?? '')) result.doubtful = [{ id, writes: [] }];
    return changed.result.error;
  }
  return undefined;
}

/** One order after the other. A step is not taken back: its customer has seen it. */
export async function bulkSteps(
  targets: BulkTargets,
  step: BulkStep,
  { onProgress, signal, onChanged }: Telling,
): Promise<BulkResult> {
  const result = nothingDone();
  let handled = 0;
  try {
    for await (const orders of targetPages(orderKind, targets)) {
      for (const order of orders) {
        if (signal.aborted) return { ...result, stopped: CANCELLED };
        const stopped = await stepOne(order, step, { result, onChanged });
        if (stopped !== undefined) return { ...result, stopped };
        handled += 1;
        onProgress(handled);
      }
    }
  } catch (error) {
    if (error instanceof ReadError) return { ...result, stopped: error.message };
    throw error;
  }
  return result;
}
