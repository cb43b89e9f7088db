/** The statuses of orders for which delivery challans can be issued. */
import type { OrderStatus } from '#schema/order.ts';

/** Goods may leave on approval before the order is confirmed, but not after it has ended. */
export const HAS_CHALLANS: ReadonlySet<OrderStatus> = new Set([
  'quoted',
  'accepted',
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
]);
