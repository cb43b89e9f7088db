/** The order requests of this browser that wait to be sent: they survive a reload, and are one outbox in all its tabs. */
import { computed } from 'nanostores';
import { failed, succeeded, type Result } from '#core/result.ts';
import { addAllToList } from '#storefront/shared/order/edit-list.ts';
import { orderIdOf } from '#storefront/shared/order/order-id.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import {
  listOfRequest,
  orderRequest,
  type RequestDetails,
} from '#storefront/shared/order/order-request.ts';
import {
  isWaiting,
  outboxFromText,
  without,
  withEnded,
  withTried,
  type Outbox,
  type WaitingOrder,
} from '#storefront/shared/order/outbox.ts';
import { OUTBOX_KEY } from '#storefront/shared/order/outbox-key.ts';
import { EMPTY_ORDER, orderFromText } from '#storefront/shared/order/stored-list.ts';
import type { OrderLine } from '#schema/order.ts';
import { $unsaved, keptAtom, keptText } from './kept-atom.ts';
import { locked } from '#firebase/browser/session/locked.ts';
import { $order, keepAside, ORDER_KEY } from './order-list.ts';

/** Held while the outbox is read and written anew; never while anything is waited for. */
const WRITING_LOCK = 'glambug-order-outbox';

/** Held by the tab that has a request on its way. */
export const SENDING_LOCK = 'glambug-order-sending';

/** More characters than this are no outbox, and of no use to anybody who looks at them. */
const LONGEST_ASIDE = 200_000;

function readOutbox(text: string): Outbox {
  const { outbox, whole } = outboxFromText(text);
  if (!whole && text.length <= LONGEST_ASIDE) keepAside(text);
  return outbox;
}

export const $outbox = keptAtom<Outbox>(OUTBOX_KEY, [], {
  encode: JSON.stringify,
  decode: readOutbox,
});

/** The browser has no room for what waits: it is gone when the page closes. */
export const $isOutboxUnsaved = computed($unsaved, (keys) => keys.has(OUTBOX_KEY));

/** What is waiting for a user. */
export const waitingOf = (uid: string): WaitingOrder[] =>
  $outbox
    .get()
    .filter(isWaiting)
    .filter((order) => order.uid === uid);

/** The order as it stands in the store, which another tab may have written just now. */
const latestOrder = () => {
  const text = keptText(ORDER_KEY);
  const read = text === undefined ? { order: EMPTY_ORDER, whole: true } : orderFromText(text);
  // What this tab holds is better than what cannot be read.
  return read.whole ? read.order : $order.get();
};

/** Changes the outbox as it stands in the store, alone among all tabs; gives what `change` gives. */
const inOutbox = <T>(change: (outbox: Outbox) => T): Promise<T> =>
  locked(WRITING_LOCK, () => {
    const text = keptText(OUTBOX_KEY);
    return change(text === undefined ? [] : readOutbox(text));
  });

/** All that waits, as it stands in the store. */
export const latestWaiting = (): Promise<WaitingOrder[]> =>
  inOutbox((outbox) => outbox.filter(isWaiting));

/** From now on it may have arrived. */
export const noteTried = (id: string): Promise<void> =>
  inOutbox((outbox) => $outbox.set(withTried(outbox, id)));

export const noteSent = (id: string): Promise<void> =>
  inOutbox((outbox) => $outbox.set(withEnded(outbox, id, 'sent')));

/** Its customer has read how it ended. */
export const forgetOrder = (id: string): Promise<void> =>
  inOutbox((outbox) => $outbox.set(without(outbox, id)));

/** Nothing of a user is left, waiting or not. */
export const forgetOrdersOf = (uid: string): Promise<void> =>
  inOutbox((outbox) => $outbox.set(outbox.filter((order) => order.uid !== uid)));

const isAskedFor = (list: OrderList, { sku, qty, note }: OrderLine): boolean =>
  list.some((line) => line.sku === sku && line.qty === qty && line.note === note);

const CHANGED = failed('The list changed in another tab. Check it, then send.');

export interface Sending {
  uid: string;
  reference: string;
  /** What was looked at when it was pressed. */
  lines: readonly OrderLine[];
  details: RequestDetails;
}

/**
 * Moves lines of the list into the outbox, in one step. Pressed again, or in another tab, it moves nothing more.
 * @returns the order's id; fails when the list is not what was looked at any more
 */
export async function queueRequest(sending: Sending): Promise<Result<string>> {
  const { uid, reference, lines, details } = sending;
  const id = await orderIdOf(uid, reference);
  return await inOutbox((outbox) => {
    const order = latestOrder();
    const isThere = lines.every((line) => isAskedFor(order.list, line));
    const isQueued = outbox.some(
      (each) => each.id === id && (isWaiting(each) || each.state === 'sent'),
    );
    if (!isQueued) {
      if (!isThere) return CHANGED;
      const request = orderRequest(reference, lines, details);
      $outbox.set([...without(outbox, id), { id, uid, request, state: 'new' }]);
    } else if (!isThere || order.reference !== reference) {
      return succeeded(id);
    }
    // What stays behind is another list, with a reference of its own. (It is all there still where the browser
    // was stopped between the two writes.)
    const skus = new Set(lines.map(({ sku }) => sku));
    $order.set({ list: order.list.filter(({ sku }) => !skus.has(sku)), reference: null });
    return succeeded(id);
  });
}

/**
 * Puts the lines of a request that waits back to the list.
 * @param ending why, when it was not taken: then its reference is of no more use, and its customer is told
 * @returns false when the list has no room for all of them: then it goes on waiting
 */
export const putBackToList = (id: string, ending?: 'refused' | 'differs'): Promise<boolean> =>
  inOutbox((outbox) => {
    const order = outbox.filter(isWaiting).find((each) => each.id === id);
    if (order === undefined) return true;
    const { list, reference } = latestOrder();
    const joined = addAllToList(list, listOfRequest(order.request));
    if (joined.left.length > 0) return false;
    // The same list again: should it have arrived after all, it will still be one order.
    const isSame = list.length === 0 && ending === undefined;
    $order.set({ list: joined.list, reference: isSame ? order.request.number : reference });
    $outbox.set(ending === undefined ? without(outbox, id) : withEnded(outbox, id, ending));
    return true;
  });

/**
 * Takes a request back. One that was never sent needs no connection.
 * @param hasArrived asks the server of one that may have arrived; undefined when that cannot be found out now
 * @returns `sent` when it has arrived, `unknown` when nobody can say, `full` when the list has no room for it
 */
export const takeBack = (
  id: string,
  hasArrived: (order: WaitingOrder) => Promise<boolean | undefined>,
): Promise<'back' | 'sent' | 'unknown' | 'full'> =>
  locked(SENDING_LOCK, async () => {
    const order = (await latestWaiting()).find((each) => each.id === id);
    if (order === undefined) return 'sent';
    const isThere = order.state === 'tried' && (await hasArrived(order));
    if (isThere === undefined) return 'unknown';
    if (!isThere) return (await putBackToList(id)) ? 'back' : 'full';
    await noteSent(id);
    return 'sent';
  });
