/** Takes a staff step: confirm, pack, dispatch or end an order. */
import { oneLine } from '#core/one-line.ts';
import type { StaffStep } from '#admin/shell/order/staff-step.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { changeOrder, type OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';

/**
 * @param seen the order as displayed; a later change by someone else is not overwritten
 * @param typedNote message to the customer; may be empty
 */
export function takeStaffStep(
  id: string,
  seen: Order,
  step: StaffStep,
  typedNote = '',
  database = staffDatabase,
): Promise<OrderChanged> {
  const note = oneLine(typedNote, LONGEST_STEP_NOTE);
  return changeOrder(id, seen, { status: step, ...(note !== '' && { note }) }, database);
}
