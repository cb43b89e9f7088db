/**
 * Handles a drop on the board: reports why it is not possible, opens the quote, or asks to confirm the step.
 */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sayFailure } from '#admin/shell/messages-store.ts';
import type { StaffStep } from '#admin/shell/order/staff-step.ts';
import type { OrderStatus } from '#schema/order.ts';
import type { BoardOrder } from './board-columns.ts';
import { useOrderStep } from './use-order-step.ts';

interface PendingStep {
  order: BoardOrder;
  step: StaffStep;
}

/** @param problemOf why an order cannot get a status; undefined if it can */
export function useBoardStep(
  problemOf: (order: BoardOrder, to: OrderStatus) => string | undefined,
) {
  const navigate = useNavigate();
  const takeStep = useOrderStep();
  const [pending, setPending] = useState<PendingStep>();
  const [isBusy, setBusy] = useState(false);

  const move = (order: BoardOrder, to: OrderStatus): void => {
    if (to === order.value.status) return;
    const problem = problemOf(order, to);
    if (problem !== undefined) sayFailure(`${order.value.number}: ${problem}`);
    else if (to === 'quoted')
      void navigate({ to: '/orders/$id/edit-quote', params: { id: order.id } });
    // Possible targets other than requested, quoted and accepted are staff steps.
    else setPending({ order, step: to as StaffStep });
  };

  const take = async (taken: PendingStep, note: string): Promise<void> => {
    const { order, step } = taken;
    setBusy(true);
    const end = await takeStep(order.id, order.value, step, note);
    setBusy(false);
    // Closes the dialog unless the step may be retried or another dialog is open.
    if (end !== 'failed') setPending((now) => (now === taken ? undefined : now));
  };

  return { move, take, pending, isBusy, dismiss: () => setPending(undefined) };
}
