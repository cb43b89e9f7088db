/** Takes a step for an order and shows the result. */
import { useQueryClient } from '@tanstack/react-query';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { takeStaffStep } from './actions/take-staff-step.ts';
import type { OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import type { StaffStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import type { Order } from '#schema/order.ts';
import { noteChanged } from './use-order.ts';
import { countsKey } from './use-status-counts.ts';

/** Updates an order wherever it is displayed. */
export function useNoteChange(): (changed: OrderChanged) => void {
  const cache = useQueryClient();
  return ({ now }) => {
    if (now === null) return;
    noteChanged(cache, now);
    void cache.invalidateQueries({ queryKey: countsKey });
  };
}

/** `missed` if someone else changed the order first. */
export type StepEnd = 'taken' | 'missed' | 'failed';

export function useOrderStep() {
  const note = useNoteChange();
  /** @returns the result, for which a message was shown */
  return async (id: string, seen: Order, step: StaffStep, typedNote: string): Promise<StepEnd> => {
    const changed = await takeStaffStep(id, seen, step, typedNote);
    note(changed);
    if (changed.result.success) {
      sayDone(`${seen.number}: ${STATUS_NAMES[step].toLowerCase()}.`);
      return 'taken';
    }
    sayFailure(`${seen.number}: ${changed.result.error}`);
    return changed.result.code === 'changed' ? 'missed' : 'failed';
  };
}
