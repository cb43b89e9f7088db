/** Warns at once when someone else has changed the order while its quote is being edited. */
import { useFormState } from 'react-hook-form';
import { stepMissed } from '#admin/shell/order/staff-step.ts';
import type { Order } from '#schema/order.ts';
import { NOTE } from '#admin/shell/look/classes.ts';

export function StaleNote({ now, seen }: { now: Order; seen: Order }) {
  // While the quote is being sent, the change is the own one.
  const { isSubmitting } = useFormState();
  return (
    <div role="status">
      {now.rev > seen.rev && !isSubmitting && <p className={NOTE}>{stepMissed(now, seen)}</p>}
    </div>
  );
}
