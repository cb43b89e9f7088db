/** Sends what waits in the outbox: once, whichever of this browser's tabs does it, and only for who is signed in. */
import {
  hasArrived,
  sendOrderRequest,
  type Delivery,
} from '#storefront/shared/actions/send-order-request.ts';
import { withSettled, withTried, type WaitingOrder } from '#storefront/shared/order/outbox.ts';
import { outboxToText } from '#storefront/shared/order/stored-outbox.ts';
import {
  $auth,
  confirmedUser,
  startQuietSession,
  whenKnown,
} from '#firebase/browser/session/auth.ts';
import { keptForVisit } from '#firebase/browser/session/kept.ts';
import { locked } from '#firebase/browser/session/locked.ts';
import { inOutbox, putBackToList, SENDING_LOCK } from './outbox.ts';
import { JUST_SENT_KEY } from '#firebase/browser/session/visit-of-customer.ts';

export { whenKnown };

/** What became of one request. */
export type Delivered = Delivery & { id: string; number: string };

const waitingFor = (uid: string): Promise<WaitingOrder[]> =>
  inOutbox(({ waiting }) => waiting.filter((order) => order.uid === uid));

/** On a slow line it is not known yet who is signed in, and nothing can be sent before it is. */
export const isStillAsking = (): boolean => $auth.get().loading;

/** Whoever the service says is signed in; the saved copy does not count. */
async function signedInUid(): Promise<string | undefined> {
  await startQuietSession();
  return (await confirmedUser())?.uid;
}

async function arrived(order: WaitingOrder): Promise<void> {
  await inOutbox((outbox, write) => write(withSettled(outbox, order, 'sent')));
  keptForVisit.write(JUST_SENT_KEY, outboxToText({ waiting: [order], settled: [], next: null }));
}

async function send(order: WaitingOrder): Promise<Delivery> {
  await inOutbox((outbox, write) => write(withTried(outbox, order.id)));
  const delivery = await sendOrderRequest(order);
  if (delivery.state === 'sent') await arrived(order);
  if (delivery.state !== 'refused') return delivery;
  // Denied, because whoever it belongs to has signed out meanwhile.
  if ($auth.get().user?.uid !== order.uid) {
    return { state: 'waiting', words: 'You are signed out. It will be sent when you sign in.' };
  }
  await putBackToList(order.id, delivery.how);
  return delivery;
}

/**
 * Sends all that waits for whoever is signed in, one after the other, until one gets no answer.
 * @returns what became of each that was tried here; of none when another tab has sent them
 */
export async function sendWaiting(): Promise<Delivered[]> {
  const uid = await signedInUid();
  if (uid === undefined || !navigator.onLine) return [];
  return await locked(SENDING_LOCK, async () => {
    const done: Delivered[] = [];
    for (const order of await waitingFor(uid)) {
      const delivery = await send(order);
      done.push({ ...delivery, id: order.id, number: order.request.number });
      if (delivery.state === 'waiting') break;
    }
    return done;
  });
}

/**
 * Takes a request back that was sent and may have arrived.
 * @returns `sent` when it has, `unknown` when that cannot be found out now, `full` when the list has no room for it
 */
export const takeBackTried = (id: string): Promise<'back' | 'sent' | 'unknown' | 'full'> =>
  locked(SENDING_LOCK, async () => {
    const order = await inOutbox(({ waiting }) => waiting.find((each) => each.id === id));
    if (order === undefined) return 'sent';
    const isAskable = navigator.onLine && (await signedInUid()) === order.uid;
    const isThere = isAskable ? await hasArrived(order) : undefined;
    if (isThere === undefined) return 'unknown';
    if (isThere) await arrived(order);
    else return (await putBackToList(id)) ? 'back' : 'full';
    return 'sent';
  });
