/** The labels of order statuses for customers. */
import { isAllBack } from '#core/order-status.ts';
import type { AcceptedBy, Order, OrderEvent, OrderSource, OrderStatus } from '#schema/order.ts';
import type { Shipment } from '#schema/shipment.ts';

/** Short names. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  requested: 'Requested',
  quoted: 'Quoted',
  accepted: 'Accepted',
  confirmed: 'Confirmed',
  packed: 'Packed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  rejected: 'Declined',
  expired: 'Expired',
};

/** What staff have undone, as the start of a sentence that says when. */
export const undoneText = ({ status }: Pick<NonNullable<Order['undoneStep']>, 'status'>): string =>
  status === 'quoted' ? 'The quote was withdrawn' : `“${STATUS_NAMES[status]}” was undone`;

/** What each status means for the customer. */
export const STATUS_MEANINGS: Record<OrderStatus, string> = {
  requested: 'We will check stock and weights, then send you a quote.',
  quoted: 'Your quote is ready. Review it, then accept it, ask for a change or decline it.',
  accepted: 'The quote was accepted. We will confirm the order.',
  confirmed: 'The order is confirmed. We are preparing it.',
  packed: 'Everything is weighed, packed and sealed.',
  dispatched: 'The order is on its way to you.',
  delivered: 'The order was delivered.',
  cancelled: 'This order was cancelled. There is nothing to pay.',
  rejected: 'We could not accept this request.',
  expired: 'The quote expired before it was accepted. Ask us for a new one.',
};

/** Whether an order is dispatched, but parcels of it were lost or come back, and no other is on its way: then how. */
export function undelivered(
  { status }: Pick<Order, 'status'>,
  shipments: readonly Pick<Shipment, 'outcome'>[],
): 'lost' | 'returned' | undefined {
  const states = shipments.map(({ outcome }) => outcome?.state);
  if (status !== 'dispatched' || states.includes(undefined)) return undefined;
  return (['lost', 'returned'] as const).find((state) => states.includes(state));
}

/**
 * What the status of this order means for its customer.
 * @param shipments as far as they are read
 */
export function statusMeaning(
  order: Pick<Order, 'status' | 'sentUnits'>,
  shipments: readonly Pick<Shipment, 'outcome'>[] = [],
): string {
  if (isAllBack(order)) return 'The courier returned the parcels to us. We will contact you.';
  const how = undelivered(order, shipments);
  if (how === 'lost') return 'The courier lost a parcel. We will contact you.';
  if (how === 'returned') return 'The courier is returning a parcel to us. We will contact you.';
  return STATUS_MEANINGS[order.status];
}

export const ACCEPTED_BY_NAMES: Record<AcceptedBy, string> = {
  whatsapp: 'on WhatsApp',
  phone: 'by phone',
  inPerson: 'in person',
  email: 'by email',
};

export const ORDER_SOURCE_NAMES: Record<OrderSource, string> = {
  whatsapp: 'WhatsApp',
  phone: 'Phone',
  inPerson: 'In person',
  videoCall: 'Video call',
};

/** How a customer accepted a quote outside the site: `by Asha Rao, on WhatsApp`; undefined for other events. */
export const acceptanceText = ({ how, who }: OrderEvent): string | undefined =>
  how && `${who === undefined ? '' : `by ${who}, `}${ACCEPTED_BY_NAMES[how]}`;

/** Who made a change, from the customer's view. @param uid the customer's */
export const byWhom = (event: OrderEvent, uid: string): string => {
  const text = acceptanceText(event);
  if (text !== undefined) return `${text}, recorded by us`;
  return event.by === uid ? 'by you' : 'by us';
};
