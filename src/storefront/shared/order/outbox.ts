/** Order requests that wait in this browser to be sent, and those that were: every change gives a new outbox. */
import type { OrderRequest } from './order-request.ts';

/** A request on its way. */
export interface WaitingOrder {
  /** Of its document: sent twice, it is still one. */
  id: string;
  /** Whose it is; it goes out only while they are signed in. */
  uid: string;
  request: OrderRequest;
  /** It was sent at least once, and may have arrived though no answer came. */
  tried: boolean;
}

/** How a request ended: it has arrived, was not taken, or an order with other pieces had its place. */
export type Ending = 'sent' | 'refused' | 'differs';

/** A request that waits no more, until its customer has read so. */
export interface SettledOrder {
  id: string;
  uid: string;
  number: string;
  how: Ending;
}

export interface Outbox {
  waiting: readonly WaitingOrder[];
  /** The latest last. */
  settled: readonly SettledOrder[];
  /** The id that the list with this reference will be sent under, so that tabs which send it at once make one order. */
  next: { reference: string; id: string } | null;
}

export const EMPTY_OUTBOX: Outbox = { waiting: [], settled: [], next: null };

/** Requests of one customer that wait at once, and those remembered afterwards. */
export const MOST_WAITING = 20;
export const MOST_SETTLED = 10;

/** How many customers' requests are read back from a shared browser; more have never been seen there. */
export const MOST_CUSTOMERS = 5;

export const isWaiting = ({ waiting }: Outbox, id: string): boolean =>
  waiting.some((order) => order.id === id);

export const isSent = ({ settled }: Outbox, id: string): boolean =>
  settled.some((order) => order.id === id && order.how === 'sent');

/** Undefined when the outbox is full. */
export function withWaiting(outbox: Outbox, order: WaitingOrder): Outbox | undefined {
  const own = outbox.waiting.filter(({ uid }) => uid === order.uid);
  if (own.length >= MOST_WAITING) return undefined;
  if (outbox.waiting.length >= MOST_WAITING * MOST_CUSTOMERS) return undefined;
  return { ...outbox, waiting: [...outbox.waiting, order] };
}

export const withTried = (outbox: Outbox, id: string): Outbox => ({
  ...outbox,
  waiting: outbox.waiting.map((order) => (order.id === id ? { ...order, tried: true } : order)),
});

export const withoutWaiting = (outbox: Outbox, id: string): Outbox => ({
  ...outbox,
  waiting: outbox.waiting.filter((order) => order.id !== id),
});

/** The request waits no more. */
export function withSettled(
  outbox: Outbox,
  { id, uid, request }: WaitingOrder,
  how: Ending,
): Outbox {
  const others = outbox.settled.filter((order) => order.id !== id);
  const all = [...others, { id, uid, number: request.number, how }];
  const tooMany = all.filter((order) => order.uid === uid).slice(0, -MOST_SETTLED);
  const settled = all.filter((each) => !tooMany.includes(each));
  return { ...withoutWaiting(outbox, id), settled: settled.slice(-MOST_SETTLED * MOST_CUSTOMERS) };
}

/** Its customer knows how it ended. */
export const withoutSettled = (outbox: Outbox, id: string): Outbox => ({
  ...outbox,
  settled: outbox.settled.filter((order) => order.id !== id),
});

/** Nothing of a user is left, waiting or settled. */
export const withoutUser = (outbox: Outbox, uid: string): Outbox => ({
  ...outbox,
  waiting: outbox.waiting.filter((order) => order.uid !== uid),
  settled: outbox.settled.filter((order) => order.uid !== uid),
});

/** What is said of how a request ended. */
export const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  sent: 'Sent.',
  refused:
    'We couldn’t accept this request. Its designs are back in your order list. Check your details and send it again, or order on WhatsApp.',
  differs:
    'We already have a different order with this reference. These designs are back in your order list with a new reference.',
};
