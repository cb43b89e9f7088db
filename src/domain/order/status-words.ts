/** The statuses of an order as its customer reads them. */
import type { OrderStatus } from '#schema/order.ts';

/** In a word or two. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  requested: 'Requested',
  quoted: 'Quoted',
  accepted: 'Quote accepted',
  confirmed: 'Confirmed',
  packed: 'Packed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  rejected: 'Turned down',
  expired: 'Quote expired',
};

/** What it means for the customer. */
export const STATUS_MEANINGS: Record<OrderStatus, string> = {
  requested: 'We check stock and weights, and answer with a quote.',
  quoted: 'Your quote is ready. Look at it, then accept it or let it go.',
  accepted: 'You accepted the quote. We confirm with a proforma invoice.',
  confirmed: 'The order is confirmed, and we get it ready.',
  packed: 'Everything is weighed, packed and sealed.',
  dispatched: 'The parcel is on its way to you.',
  delivered: 'The parcel has reached you.',
  cancelled: 'This order was let go. Nothing is owed.',
  rejected: 'We could not take this order.',
  expired: 'The quote ran out before it was accepted. Ask us for a new one.',
};

/** Whose hand a step was, as its customer reads it. @param uid the customer's */
export const byWhom = (by: string, uid: string): string => (by === uid ? 'by you' : 'by us');
