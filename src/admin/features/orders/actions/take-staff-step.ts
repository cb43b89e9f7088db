/** Takes a staff step: confirm, pack, dispatch or end an order. */
import { oneLine } from '#core/one-line.ts';
import { staffProblem, type StaffStep } from '#admin/shell/order/staff-step.ts';
import { failed } from '#core/result.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { changeOrder, type OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';

/**
 * @param seen the order as displayed
 * @param typedNote message to the customer; may be empty
 */
export async function takeStaffStep(
  id: string,
  seen: Order,
  step: StaffStep,
  typedNote = '',
  database = staffDatabase,
): Promise<OrderChanged> {
  const problem = staffProblem(seen, step, Date.now());
  if (problem !== undefined) {
    return { now: { id, fits: true, value: seen }, result: failed(problem) };
  }
  const note = oneLine(typedNote, LONGEST_STEP_NOTE);
  return changeOrder(id, seen, { status: step, ...(note !== '' && { note }) }, database);
}
