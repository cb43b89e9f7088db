/** What customers have ordered and still have to pay, added up from their orders. */
import { creditOf } from '#core/order/balance.ts';
import { BOUGHT } from '#core/order-status.ts';
import type { Order } from '#schema/order.ts';

export interface CustomerTotals {
  /** Confirmed orders. */
  orders: number;
  /** Of confirmed orders, after discount and credit notes and before GST, paise. */
  spentPaise: number;
  /** The request time of the latest order of any status, ms. */
  lastOrderAt: number;
  /** Paise; refunds that the seller owes are not subtracted. */
  duePaise: number;
}

const NO_ORDERS: CustomerTotals = { orders: 0, spentPaise: 0, lastOrderAt: 0, duePaise: 0 };

export type CountedOrder = Pick<
  Order,
  'status' | 'quote' | 'duePaise' | 'createdAt' | 'credit' | 'timeline'
>;

/** @param orders all orders of one customer */
export const totalsOfOrders = (orders: readonly CountedOrder[]): CustomerTotals =>
  orders.reduce((totals, order) => {
    const { status, quote, duePaise = 0, createdAt } = order;
    const isBought = BOUGHT.has(status);
    const spentPaise = (quote?.taxablePaise ?? 0) - creditOf(order).taxablePaise;
    return {
      orders: totals.orders + (isBought ? 1 : 0),
      spentPaise: totals.spentPaise + (isBought ? spentPaise : 0),
      lastOrderAt: Math.max(totals.lastOrderAt, createdAt),
      duePaise: totals.duePaise + Math.max(0, duePaise),
    };
  }, NO_ORDERS);
