/** Takes one step for many orders: selected ones, or a whole list. */
import { isAnswerLost } from '#core/database-messages.ts';
import { staffProblem, stepMissed, type StaffStep } from '#admin/shell/order/staff-step.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import {
  CANCELLED,
  nothingDone,
  type BulkResult,
  type BulkOptions,
} from '#admin/shell/actions/bulk-write.ts';
import type { DecodedOrder, OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { takeStaffStep } from './take-staff-step.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { ReadError } from '#firebase/browser/read-error.ts';

export interface BulkStep {
  step: StaffStep;
  /** Message to the customers; may be empty. */
  note: string;
  /** Orders as displayed when the dialog opened, by id; orders changed since are left alone. */
  seen: ReadonlyMap<string, Order>;
}

interface StepOptions extends BulkOptions {
  /** Called with the current state of each order, also after a refused step. */
  onChanged: (order: DecodedOrder) => void;
}

/** Repeats a step whose response was lost, to find out whether it was saved. */
async function taken(take: () => Promise<OrderChanged>): Promise<OrderChanged> {
  const first = await take();
  const isLost = !first.result.success && isAnswerLost(first.result.code ?? '');
  return isLost ? await take() : first;
}

interface Run extends Pick<StepOptions, 'onChanged'> {
  result: BulkResult;
  database: StaffDatabase;
}

/** @returns why the run stops if the database can't be reached */
async function stepOne(
  order: DecodedOrder,
  step: BulkStep,
  { result, onChanged, database }: Run,
): Promise<string | undefined> {
  const { id } = order;
  if (!order.fits) {
    result.failed.push({ id, why: documentErrorsMessage(order.problems) });
    return undefined;
  }
  const seen = step.seen.get(id);
  if (seen && seen.rev !== order.value.rev) {
    onChanged(order);
    result.failed.push({ id, why: stepMissed(order.value, seen) });
    return undefined;
  }
  // Skips orders that can't take the step; the dialog has announced it.
  if (staffProblem(order.value, step.step, Date.now()) !== undefined) return undefined;
  const changed = await taken(() => takeStaffStep(id, order.value, step.step, step.note, database));
  if (changed.now) onChanged(changed.now);
  if (changed.result.success) result.done.push({ id, writes: [] });
  else if (changed.result.code === 'changed') result.failed.push({ id, why: changed.result.error });
  else {
    if (isAnswerLost(changed.result.code ?? '')) result.doubtful = [{ id, writes: [] }];
    return changed.result.error;
  }
  return undefined;
}

/** Processes one order at a time. Steps have no undo, because customers have seen them. */
export async function bulkSteps(
  targets: BulkTargets,
  step: BulkStep,
  { onProgress, signal, onChanged }: StepOptions,
  database = staffDatabase,
): Promise<BulkResult> {
  const result = nothingDone();
  let handled = 0;
  try {
    for await (const orders of targetPages(orderKind, targets, database)) {
      for (const order of orders) {
        if (signal.aborted) return { ...result, stopped: CANCELLED };
        const stopped = await stepOne(order, step, { result, onChanged, database });
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
