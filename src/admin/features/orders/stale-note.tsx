/** Warns at once when someone else has changed the order while its quote is being edited. */
import { useFormState } from 'react-hook-form';
import { stepMissed } from '#admin/shell/order/staff-step.ts';
import type { Order } from '#schema/order.ts';

export function StaleNote({ now, seen }: { now: Order; seen: Order }) {
  // While it is given, the change that comes is one's own.
  const { isSubmitting } = useFormState();
  return (
    <div role="status">
      {now.rev > seen.rev && !isSubmitting && <p className="admin-note">{stepMissed(now, seen)}</p>}
    </div>
  );
}
