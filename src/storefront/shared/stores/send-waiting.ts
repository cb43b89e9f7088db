/** Sends the waiting requests: once for all tabs, and only those of the current user. */
import { sendOrderRequest } from '#storefront/shared/actions/send-order-request.ts';
import type { WaitingOrder } from '#storefront/shared/order/outbox.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { $auth, confirmedUser, startQuietSession } from '#firebase/browser/session/auth.ts';
import { withLock } from '#firebase/browser/session/locks.ts';
import {
  latestWaiting,
  NO_ROOM,
  noteSent,
  noteTried,
  putBackToList,
  SENDING_LOCK,
} from './outbox.ts';

const SLOW = failed(
  'Your connection is slow, so your sign-in isn’t confirmed yet. We send the request when it is.',
);
const SIGNED_OUT = failed('Your session ended. Please sign in again to send it.');

async function send(order: WaitingOrder): Promise<Result> {
  const { id, uid } = order;
  await noteTried(id);
  const taken = await sendOrderRequest(order);
  if (!taken.success) return taken;
  if (taken.value) await noteSent(id);
  // Denied, because its user has signed out meanwhile.
  else if ($auth.get().user?.uid !== uid) return SIGNED_OUT;
  else if (!(await putBackToList(id, 'refused'))) return NO_ROOM;
  return DONE;
}

/**
 * Sends all waiting requests of the current user sequentially, until one gets no response.
 * @returns why the others still wait
 */
export async function sendWaiting(): Promise<Result> {
  if (!navigator.onLine) return failed('');
  await startQuietSession();
  // The saved copy does not count.
  const uid = (await confirmedUser())?.uid;
  // On a slow connection the auth state is still unknown.
  if (uid === undefined) return $auth.get().loading ? SLOW : SIGNED_OUT;
  return await withLock(SENDING_LOCK, async () => {
    for (const order of await latestWaiting()) {
      if (order.uid !== uid) continue;
      const sent = await send(order);
      if (!sent.success) return sent;
    }
    return DONE;
  });
}
