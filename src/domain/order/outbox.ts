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

/** A request that has arrived. */
export interface SentOrder {
  id: string;
  uid: string;
  number: string;
}

export interface Outbox {
  waiting: readonly WaitingOrder[];
  /** The latest last. */
  sent: readonly SentOrder[];
  /** The id that the list with this reference will be sent under, so that tabs which send it at once make one order. */
  next: { reference: string; id: string } | null;
}

export const EMPTY_OUTBOX: Outbox = { waiting: [], sent: [], next: null };

/** Requests that wait at once, of all who use this browser, and those remembered as sent. */
export const MOST_WAITING = 20;
export const MOST_SENT = 10;

/** Has this request been queued or sent already? */
export const knows = ({ waiting, sent }: Outbox, id: string): boolean =>
  waiting.some((order) => order.id === id) || sent.some((order) => order.id === id);

/** Undefined when the outbox is full. */
export function withWaiting(outbox: Outbox, order: WaitingOrder): Outbox | undefined {
  if (outbox.waiting.length >= MOST_WAITING) return undefined;
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

/** The request has arrived. */
export function withSent(outbox: Outbox, { id, uid, request }: WaitingOrder): Outbox {
  const others = outbox.sent.filter((order) => order.id !== id);
  const sent = [...others, { id, uid, number: request.number }].slice(-MOST_SENT);
  return { ...withoutWaiting(outbox, id), sent };
}

/** Its customer knows that it has arrived. */
export const withoutSent = (outbox: Outbox, id: string): Outbox => ({
  ...outbox,
  sent: outbox.sent.filter((order) => order.id !== id),
});
