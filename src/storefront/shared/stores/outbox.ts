/** The order requests of this browser that wait to be sent: they survive a reload and are shared by all tabs. */
import { computed } from 'nanostores';
import { DONE, failed, succeeded, type Result } from '#core/result.ts';
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
import { $unsaved, storedAtom, storedText } from './stored-atom.ts';
import { withLock } from '#firebase/browser/session/locks.ts';
import { $order, saveDamaged, ORDER_KEY } from './order-list.ts';

/** Held while the outbox is read and written, never during a request. */
const WRITING_LOCK = 'glambug-order-outbox';

/** Held by the tab that is sending a request. */
export const SENDING_LOCK = 'glambug-order-sending';

/** Longer text is not an outbox and is not saved. */
const LONGEST_ASIDE = 200_000;

function readOutbox(text: string): Outbox {
  const { outbox, whole } = outboxFromText(text);
  if (!whole && text.length <= LONGEST_ASIDE) saveDamaged(text);
  return outbox;
}

export const $outbox = storedAtom<Outbox>(OUTBOX_KEY, [], {
  encode: JSON.stringify,
  decode: readOutbox,
});

/** Storage is full: waiting requests are lost when the page closes. */
export const $isOutboxUnsaved = computed($unsaved, (keys) => keys.has(OUTBOX_KEY));

/** The waiting requests of a user. */
export const waitingOf = (uid: string): WaitingOrder[] =>
  $outbox
    .get()
    .filter(isWaiting)
    .filter((order) => order.uid === uid);

/** The stored order, which another tab may have just written. */
const latestOrder = () => {
  const text = storedText(ORDER_KEY);
  const read = text === undefined ? { order: EMPTY_ORDER, whole: true } : orderFromText(text);
  // This tab's list is better than an unreadable one.
  return read.whole ? read.order : $order.get();
};

/** Changes the stored outbox under a lock; returns the result of `change`. */
const inOutbox = <T>(change: (outbox: Outbox) => T): Promise<T> =>
  withLock(WRITING_LOCK, () => {
    const text = storedText(OUTBOX_KEY);
    return change(text === undefined ? [] : readOutbox(text));
  });

/** All waiting requests in storage. */
export const latestWaiting = (): Promise<WaitingOrder[]> =>
  inOutbox((outbox) => outbox.filter(isWaiting));

/** From now on it may have arrived. */
export const noteTried = (id: string): Promise<void> =>
  inOutbox((outbox) => $outbox.set(withTried(outbox, id)));

export const noteSent = (id: string): Promise<void> =>
  inOutbox((outbox) => $outbox.set(withEnded(outbox, id, 'sent')));

/** Its customer has seen the outcome. */
export const forgetOrder = (id: string): Promise<void> =>
  inOutbox((outbox) => $outbox.set(without(outbox, id)));

/** Deletes everything of a user, waiting or not. */
export const forgetOrdersOf = (uid: string): Promise<void> =>
  inOutbox((outbox) => $outbox.set(outbox.filter((order) => order.uid !== uid)));

const isRequested = (list: OrderList, { sku, qty, note }: OrderLine): boolean =>
  list.some((line) => line.sku === sku && line.qty === qty && line.note === note);

export const NO_ROOM = failed(
  'Your list has no room for these designs. Send or clear the list first.',
);
const ALREADY_SENT = failed('This request was already sent, so it can’t be moved back.');
const CHANGED = failed('The list changed in another tab. Check it, then send.');

export interface Sending {
  uid: string;
  reference: string;
  /** The list shown when the button was pressed. */
  lines: readonly OrderLine[];
  details: RequestDetails;
}

/**
 * Moves lines of the list into the outbox in one step. A second call, also in another tab, moves nothing.
 * @returns the order's ID; fails if the list has changed
 */
export async function queueRequest(sending: Sending): Promise<Result<string>> {
  const { uid, reference, lines, details } = sending;
  const id = await orderIdOf(uid, reference);
  return await inOutbox((outbox) => {
    const order = latestOrder();
    const isThere = lines.every((line) => isRequested(order.list, line));
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
    // The remaining lines are a new list with its own reference. (If the browser stops between the two writes,
    // they are all still in the list.)
    const skus = new Set(lines.map(({ sku }) => sku));
    $order.set({ list: order.list.filter(({ sku }) => !skus.has(sku)), reference: null });
    return succeeded(id);
  });
}

/**
 * Moves the lines of a waiting request back to the list.
 * @param ending the reason, if it was refused: then its reference is dropped, and the customer is informed
 * @returns false if the list has no room for all lines; then it keeps waiting
 */
export const putBackToList = (id: string, ending?: 'refused'): Promise<boolean> =>
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

/** Moves a request that was never sent back to the list; this needs no connection. */
export const moveToList = (id: string): Promise<Result> =>
  withLock(SENDING_LOCK, async () => {
    const order = (await latestWaiting()).find((each) => each.id === id);
    if (order?.state !== 'new') return ALREADY_SENT;
    return (await putBackToList(id)) ? DONE : NO_ROOM;
  });
