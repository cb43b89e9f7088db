/** What customers have ordered and still have to pay, added up from their orders. */
import { BOUGHT } from '#core/order-status.ts';
import type { Order } from '#schema/order.ts';

export interface CustomerTotals {
  /** Confirmed orders. */
  orders: number;
  /** Of confirmed orders, after discount and before GST, paise. */
  spentPaise: number;
  /** The request time of the latest order of any status, ms. */
  lastOrderAt: number;
  /** Paise; refunds that the seller owes are not subtracted. */
  duePaise: number;
}

const NO_ORDERS: CustomerTotals = { orders: 0, spentPaise: 0, lastOrderAt: 0, duePaise: 0 };

export type CountedOrder = Pick<Order, 'status' | 'quote' | 'duePaise' | 'createdAt'>;

/** @param orders all orders of one customer */
export const totalsOfOrders = (orders: readonly CountedOrder[]): CustomerTotals =>
  orders.reduce((totals, { status, quote, duePaise = 0, createdAt }) => {
    const isBought = BOUGHT.has(status);
    return {
      orders: totals.orders + (isBought ? 1 : 0),
      spentPaise: totals.spentPaise + (isBought ? (quote?.taxablePaise ?? 0) : 0),
      lastOrderAt: Math.max(totals.lastOrderAt, createdAt),
      duePaise: totals.duePaise + Math.max(0, duePaise),
    };
  }, NO_ORDERS);
