/** Sends what waits in the outbox: once, whichever of this browser's tabs does it, and only for who is signed in. */
import {
  hasArrived as isOnServer,
  sendOrderRequest,
} from '#storefront/shared/actions/send-order-request.ts';
import type { WaitingOrder } from '#storefront/shared/order/outbox.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import {
  $auth,
  confirmedUser,
  startQuietSession,
  whenKnown,
} from '#firebase/browser/session/auth.ts';
import { locked } from '#firebase/browser/session/locked.ts';
import { latestWaiting, noteSent, noteTried, putBackToList, SENDING_LOCK } from './outbox.ts';

export { whenKnown };

/** The code of a failure that ends by itself once it is known who is signed in. */
export const SLOW_CODE = 'slow';

const SLOW = failed(
  'Your connection is slow, so your sign-in isn’t confirmed yet. We send the request when it is.',
  SLOW_CODE,
);
const SIGNED_OUT = failed('Your session ended. Please sign in again to send it.');

/** Whoever the service says is signed in; the saved copy does not count. */
async function signedInUid(): Promise<string | undefined> {
  await startQuietSession();
  return (await confirmedUser())?.uid;
}

async function send(order: WaitingOrder): Promise<Result> {
  const { id, uid } = order;
  await noteTried(id);
  const delivery = await sendOrderRequest(order);
  if (delivery.state === 'waiting') return failed(delivery.words);
  if (delivery.state === 'sent') await noteSent(id);
  // Denied, because whoever it belongs to has signed out meanwhile.
  else if ($auth.get().user?.uid !== uid) return SIGNED_OUT;
  else await putBackToList(id, delivery.how);
  return DONE;
}

/**
 * Sends all that waits for whoever is signed in, one after the other, until one gets no answer.
 * @returns why the rest still waits
 */
export async function sendWaiting(): Promise<Result> {
  if (!navigator.onLine) return failed('');
  const uid = await signedInUid();
  // On a slow line nobody can say yet who is signed in.
  if (uid === undefined) return $auth.get().loading ? SLOW : SIGNED_OUT;
  return await locked(SENDING_LOCK, async () => {
    for (const order of await latestWaiting()) {
      if (order.uid !== uid) continue;
      const sent = await send(order);
      if (!sent.success) return sent;
    }
    return DONE;
  });
}

/** Has a request arrived whose answer was lost? Undefined when that cannot be found out now. */
export const hasArrived = async (order: WaitingOrder): Promise<boolean | undefined> =>
  navigator.onLine && (await signedInUid()) === order.uid ? await isOnServer(order) : undefined;
