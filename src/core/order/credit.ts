/** Whether an order takes a customer over the credit limit, and whether an order may be packed. */
import { formatRupees } from '#core/format.ts';
import type { Order } from '#schema/order.ts';

export interface Credit {
  /** Undefined for no limit. */
  limitPaise: number | undefined;
  /** What is due for other orders. */
  duePaise: number;
}

/**
 * A warning; undefined within the limit.
 * @param orderPaise what this order adds to the balance
 */
export function creditWarning(
  { limitPaise, duePaise }: Credit,
  orderPaise: number,
): string | undefined {
  if (limitPaise === undefined || duePaise + orderPaise <= limitPaise) return undefined;
  const over = duePaise + orderPaise - limitPaise;
  const due =
    duePaise === 0 ? 'Nothing else is due' : `${formatRupees(duePaise)} is due for other orders`;
  return `Over the credit limit by ${formatRupees(over)}. ${due}, this order adds ${formatRupees(orderPaise)}, and the limit is ${formatRupees(limitPaise)}.`;
}

/** Whether an order can't be packed before it is paid. @param isPaidFirst the setting of the shop */
export const waitsForPayment = (
  { duePaise = 0 }: Pick<Order, 'duePaise'>,
  isPaidFirst: boolean,
): boolean => isPaidFirst && duePaise > 0;
