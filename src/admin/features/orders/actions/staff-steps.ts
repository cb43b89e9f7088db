/** Takes a staff step for one order, or takes it back. */
import type { StaffStep } from '#admin/shell/order/staff-step.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { changeOrder, type OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { oneLine } from '#core/one-line.ts';
import type { Acceptance } from '#firebase/browser/staff-orders.ts';
import { LONGEST_CONTACT_NAME, LONGEST_STEP_NOTE } from '#schema/limits.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

interface StepOptions {
  /** Message to the customer; may be empty. */
  note?: string;
  /** How the customer accepted the quote. */
  acceptance?: Acceptance | undefined;
  /** Units that are not in stock, as displayed. If more are missing, the code of the failure is `stock-short`. */
  acceptedShort?: number;
}

/** The name as stored: on one line, or none. */
function cleaned({ how, who = '' }: Acceptance): Acceptance {
  const name = oneLine(who, LONGEST_CONTACT_NAME);
  return { how, ...(name !== '' && { who: name }) };
}

/** @param seen the order as displayed; a later change by someone else is not overwritten */
export function takeStaffStep(
  id: string,
  seen: Order,
  step: StaffStep,
  { note: typedNote = '', acceptance, acceptedShort }: StepOptions = {},
  database = staffDatabase,
): Promise<OrderChanged> {
  const note = oneLine(typedNote, LONGEST_STEP_NOTE);
  return changeOrder(
    id,
    seen,
    {
      status: step,
      acceptance: acceptance && cleaned(acceptance),
      acceptedShort,
      ...(note !== '' && { note }),
    },
    database,
  );
}

/** Takes back the last step of an order. @param to the status before it */
export const undoStep = (
  id: string,
  seen: Order,
  to: OrderStatus,
  { reason, acceptedShort }: { reason: string; acceptedShort?: number },
  database = staffDatabase,
): Promise<OrderChanged> =>
  changeOrder(
    id,
    seen,
    { status: to, undoReason: oneLine(reason, LONGEST_STEP_NOTE), acceptedShort },
    database,
  );
