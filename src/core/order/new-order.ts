/** The document of a new order, sent by a customer or entered by staff. */
import type { Order, OrderLine } from '#schema/order.ts';

/** The fields that a browser writes; the server sets the times. */
export type NewOrder = Omit<Order, 'createdAt' | 'updatedAt'>;

type Parts = Pick<
  Order,
  'uid' | 'number' | 'contact' | 'address' | 'note' | 'source' | 'placedBy'
> & { lines: readonly OrderLine[] };

/** @param parts also of stored requests, which can have other fields: these are left out */
export const newOrder = ({
  uid,
  number,
  lines,
  contact,
  address,
  note,
  source,
  placedBy,
}: Parts): NewOrder => ({
  uid,
  number,
  lines: [...lines],
  contact,
  ...(address !== undefined && { address }),
  ...(note !== undefined && { note }),
  ...(source !== undefined && { source }),
  ...(placedBy !== undefined && { placedBy }),
  status: 'requested',
  timeline: [{ status: 'requested', at: 0, by: placedBy ?? uid }],
  rev: 1,
});
