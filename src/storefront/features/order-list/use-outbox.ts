/** The request of the current customer that waits to be sent. Pages send it on loading and when online again. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { orderConfirmationPath } from '#core/paths.ts';
import { failed, type Result } from '#core/result.ts';
import { SERVER_UNREACHABLE } from '#core/server-unreachable.ts';
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';
import { $lastUser } from '#storefront/shared/stores/last-user.ts';
import { $outbox, queueRequest } from '#storefront/shared/stores/outbox.ts';
import { useTask } from '#ui/react/use-task.ts';
import type { OrderListState } from './use-order-list.ts';

export const OUTBOX_ID = 'order-outbox';

/** Loads Firebase. */
async function sendWaiting(): Promise<Result> {
  if (!navigator.onLine) return failed('');
  try {
    return await (await import('#storefront/shared/stores/send-waiting.ts')).sendWaiting();
  } catch {
    // Its script failed to load.
    return failed(SERVER_UNREACHABLE);
  }
}

export function useOutbox({ say }: OrderListState) {
  const outbox = useStore($outbox);
  const uid = useStore($lastUser)?.uid;
  const { isBusy, run } = useTask();
  /** Why the last attempt failed. */
  const [problem, setProblem] = useState('');

  const sendNow = () =>
    run(async () => {
      setProblem('');
      const result = await sendWaiting();
      const queued = $outbox.get()[uid ?? ''];
      if (queued?.state === 'sent') location.assign(orderConfirmationPath(queued.id));
      else if (!result.success) setProblem(result.error);
      if (!navigator.onLine) say('Will be sent when you are online.');
    });
  /** Queues the request and sends it; the result says whether it was queued. */
  const send = async (user: string, request: OrderRequest): Promise<Result> => {
    const queued = await queueRequest(user, request);
    if (queued.success) sendNow();
    return queued;
  };

  return { outbox, uid, isBusy, problem, send, sendNow };
}

export type OutboxState = ReturnType<typeof useOutbox>;
