/** The order status machine: which change of status is possible, and who may make it. */
import type { OrderStatus } from '#schema/order.ts';

/** Who makes a change: the buyer who owns the order, or staff. */
export type OrderActor = 'customer' | 'staff';

type Changes = Partial<Record<OrderStatus, readonly OrderActor[]>>;

/**
 * The allowed status changes by actor. Staff decline a request (`rejected`); a customer cancels a request or
 * quote (`cancelled`); a quote past its date expires (`expired`, set by staff).
 */
const CHANGES: Record<OrderStatus, Changes> = {
  requested: { quoted: ['staff'], cancelled: ['customer', 'staff'], rejected: ['staff'] },
  quoted: { accepted: ['customer'], cancelled: ['customer', 'staff'], expired: ['staff'] },
  accepted: { confirmed: ['staff'], cancelled: ['customer', 'staff'] },
  confirmed: { packed: ['staff'], cancelled: ['staff'] },
  packed: { dispatched: ['staff'], cancelled: ['staff'] },
  dispatched: { delivered: ['staff'] },
  delivered: {},
  cancelled: {},
  rejected: {},
  expired: {},
};

/** The statuses of a successful order, in order. */
export const ORDER_COURSE = [
  'requested',
  'quoted',
  'accepted',
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
] as const satisfies readonly OrderStatus[];

/** Whether `actor` may change an order from one status to the other. */
export const mayChangeStatus = (from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean =>
  CHANGES[from][to]?.includes(actor) ?? false;
