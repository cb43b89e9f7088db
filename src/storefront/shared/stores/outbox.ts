/** The order requests of this browser that wait to be sent: they survive a reload, and are one outbox in all its tabs. */
import { computed } from 'nanostores';
import { addAllToList } from '#storefront/shared/order/edit-list.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import {
  listOfRequest,
  orderRequest,
  type RequestDetails,
} from '#storefront/shared/order/order-request.ts';
import {
  EMPTY_OUTBOX,
  isSent,
  isWaiting,
  withoutSettled,
  withoutWaiting,
  withSettled,
  withWaiting,
  type Ending,
  type Outbox,
  type WaitingOrder,
} from '#storefront/shared/order/outbox.ts';
import { OUTBOX_KEY } from '#storefront/shared/order/outbox-key.ts';
import { EMPTY_ORDER, orderFromText } from '#storefront/shared/order/stored-list.ts';
import { outboxFromText, outboxToText } from '#storefront/shared/order/stored-outbox.ts';
import type { OrderLine } from '#schema/order.ts';
import { $unsaved, keptAtom, keptText } from './kept-atom.ts';
import { locked } from '#firebase/browser/session/locked.ts';
import { $order, keepAside, ORDER_KEY } from './order-list.ts';

/** Held while the outbox is read and written anew; never while anything is waited for. */
const WRITING = 'glambug-order-outbox';

/** Held by the tab that has a request on its way. */
export const SENDING_LOCK = 'glambug-order-sending';

/** More characters than this are no outbox, and of no use to anybody who looks at them. */
const LONGEST_ASIDE = 200_000;

function readOutbox(text: string): Outbox {
  const { outbox, whole } = outboxFromText(text);
  if (!whole && text.length <= LONGEST_ASIDE) keepAside(text);
  return outbox;
}

export const $outbox = keptAtom(OUTBOX_KEY, EMPTY_OUTBOX, {
  encode: outboxToText,
  decode: readOutbox,
});

/** The browser has no room for what waits: it is gone when the page closes. */
export const $isOutboxUnsaved = computed($unsaved, (keys) => keys.has(OUTBOX_KEY));

/** What is waiting for a user. */
export const waitingOf = (uid: string): WaitingOrder[] =>
  $outbox.get().waiting.filter((order) => order.uid === uid);

/** The outbox as it stands in the store, which another tab may have written just now. */
function latest(): Outbox {
  const text = keptText(OUTBOX_KEY);
  return text === undefined ? EMPTY_OUTBOX : readOutbox(text);
}

const latestOrder = () => {
  const text = keptText(ORDER_KEY);
  const read = text === undefined ? { order: EMPTY_ORDER, whole: true } : orderFromText(text);
  // What this tab holds is better than what cannot be read.
  return read.whole ? read.order : $order.get();
};

/** Changes the outbox in one step, alone among all tabs; gives what `change` gives. */
export const inOutbox = <T>(
  change: (outbox: Outbox, write: (next: Outbox) => void) => T,
): Promise<T> => locked(WRITING, () => change(latest(), (next) => $outbox.set(next)));

/** The id under which the list with this reference will be sent: the same in every tab. */
export const reserveId = (reference: string): Promise<string> =>
  inOutbox((outbox, write) => {
    if (outbox.next?.reference === reference) return outbox.next.id;
    const id = crypto.randomUUID();
    write({ ...outbox, next: { reference, id } });
    return id;
  });

const isAskedFor = (list: OrderList, { sku, qty, note }: OrderLine): boolean =>
  list.some((line) => line.sku === sku && line.qty === qty && line.note === note);

/** What became of pressing "Send". */
export type Queued = 'queued' | 'changed' | 'full';

export interface Sending {
  /** As `reserveId` gave it. */
  id: string;
  uid: string;
  reference: string;
  /** What was looked at when it was pressed. */
  lines: readonly OrderLine[];
  details: RequestDetails;
}

/**
 * Moves lines of the list into the outbox, in one step. Pressed again, or in another tab, it moves nothing more.
 * @returns `changed` when the list is not what was looked at any more
 */
export const queueRequest = ({ id, uid, reference, lines, details }: Sending): Promise<Queued> =>
  inOutbox((outbox, write) => {
    const order = latestOrder();
    const isThere = lines.every((line) => isAskedFor(order.list, line));
    if (!isWaiting(outbox, id) && !isSent(outbox, id)) {
      if (!isThere) return 'changed';
      const request = orderRequest(reference, lines, details);
      const next = withWaiting(outbox, { id, uid, request, tried: false });
      if (next === undefined) return 'full';
      write(next);
    } else if (!isThere || order.reference !== reference) {
      return 'queued';
    }
    // What stays behind is another list, with a reference of its own. (It is all there still where the browser
    // was stopped between the two writes.)
    const skus = new Set(lines.map(({ sku }) => sku));
    $order.set({ list: order.list.filter(({ sku }) => !skus.has(sku)), reference: null });
    return 'queued';
  });

/**
 * Puts the lines of a request that waits back to the list.
 * @param ending why, when it was not taken: then its id and reference are of no more use, and its customer is told
 * @returns false when the list has no room for all of them: then it goes on waiting
 */
export const putBackToList = (id: string, ending?: Exclude<Ending, 'sent'>): Promise<boolean> =>
  inOutbox((outbox, write) => {
    const order = outbox.waiting.find((each) => each.id === id);
    if (order === undefined) return true;
    const { list, reference } = latestOrder();
    const lines = listOfRequest(order.request);
    const isSame = list.length === 0 && ending === undefined;
    const joined = addAllToList(list, lines);
    if (joined.left.length > 0) return false;
    const { number } = order.request;
    $order.set({ list: joined.list, reference: isSame ? number : reference });
    const rest =
      ending === undefined ? withoutWaiting(outbox, id) : withSettled(outbox, order, ending);
    // The same list again: should it have arrived after all, it will still be one order.
    write(isSame ? { ...rest, next: { reference: number, id } } : rest);
    return true;
  });

/**
 * Takes a request back that was never sent.
 * @returns `tried` when it was, and may have arrived; `sent` when it waits no more; `full` when the list has no room
 */
export const takeBackUntried = (id: string): Promise<'back' | 'tried' | 'sent' | 'full'> =>
  locked(SENDING_LOCK, async () => {
    const order = await inOutbox(({ waiting }) => waiting.find((each) => each.id === id));
    if (order === undefined) return 'sent';
    if (order.tried) return 'tried';
    return (await putBackToList(id)) ? 'back' : 'full';
  });

/** Its customer has read how it ended. */
export const forgetSettled = (id: string): Promise<void> =>
  inOutbox((outbox, write) => write(withoutSettled(outbox, id)));
