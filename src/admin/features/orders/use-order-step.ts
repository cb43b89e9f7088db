/** Takes a step with an order, and tells everybody on the screen what became of it. */
import { useQueryClient } from '@tanstack/react-query';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { takeStaffStep } from './actions/take-staff-step.ts';
import type { OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import type { StaffStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-words.ts';
import type { Order } from '#schema/order.ts';
import { noteChanged } from './use-order.ts';
import { countsKey } from './use-status-counts.ts';

/** Notes an order as it stands now, wherever it is shown. */
export function useNoteChange(): (changed: OrderChanged) => void {
  const cache = useQueryClient();
  return ({ now }) => {
    if (now === null) return;
    noteChanged(cache, now);
    void cache.invalidateQueries({ queryKey: countsKey });
  };
}

/** `missed` where somebody else was faster. */
export type StepEnd = 'taken' | 'missed' | 'failed';

export function useOrderStep() {
  const note = useNoteChange();
  /** @returns what came of it, which has been said */
  return async (id: string, seen: Order, step: StaffStep, words: string): Promise<StepEnd> => {
    const changed = await takeStaffStep(id, seen, step, words);
    note(changed);
    if (changed.result.success) {
      sayDone(`${seen.number}: ${STATUS_NAMES[step].toLowerCase()}.`);
      return 'taken';
    }
    sayFailure(`${seen.number}: ${changed.result.error}`);
    return changed.result.code === 'changed' ? 'missed' : 'failed';
  };
}
