/** What has been paid for an order, and what is still due. */
import { formatRupees } from '#core/format.ts';
import type { Order, OrderStatus } from '#schema/order.ts';

/** The order is a sale from the confirmation on. */
const SOLD: ReadonlySet<OrderStatus> = new Set(['confirmed', 'packed', 'dispatched', 'delivered']);

/** The order ended without a sale; an advance counts again once an expired quote is renewed. */
const ENDED: ReadonlySet<OrderStatus> = new Set(['cancelled', 'rejected', 'expired']);

export type OrderBalance = Pick<Order, 'status' | 'quote' | 'paidPaise' | 'credit' | 'timeline'>;

/** What is credited of a sale, paise; credit notes from before its confirmation belong to an undone one. */
export function creditOf({
  credit,
  timeline,
}: Pick<Order, 'credit' | 'timeline'>): Record<'totalPaise' | 'taxablePaise', number> {
  const confirmed = timeline.find(({ status }) => status === 'confirmed');
  return confirmed !== undefined && credit !== undefined && credit.at >= confirmed.at
    ? credit
    : { totalPaise: 0, taxablePaise: 0 };
}

/**
 * Whether a credit of the whole invoice leaves the balance as it is: another invoice follows, or, while all goods are
 * still here, the cancellation of the order.
 * @param isCorrection the invoice was wrong
 */
export const leavesBalance = (
  { status, sentUnits = 0 }: Pick<Order, 'status' | 'sentUnits'>,
  isCorrection: boolean,
): boolean => isCorrection || ((status === 'confirmed' || status === 'packed') && sentUnits === 0);

/**
 * What the customer still has to pay, in paise; negative if the seller owes a refund. Undefined while nothing is owed:
 * before the confirmation, and for an order that ended without a payment.
 */
export function dueOf(order: OrderBalance): number | undefined {
  const { status, quote, paidPaise = 0 } = order;
  if (SOLD.has(status)) return (quote?.totalPaise ?? 0) - creditOf(order).totalPaise - paidPaise;
  return ENDED.has(status) && paidPaise > 0 ? 0 - paidPaise : undefined;
}

/** What is due, also of an order that may still be confirmed; undefined if nothing can be paid. */
export function openAmount(order: OrderBalance): number | undefined {
  const { status, quote, paidPaise = 0 } = order;
  const mayBeSold = status === 'quoted' || status === 'accepted';
  return mayBeSold && quote !== undefined ? quote.totalPaise - paidPaise : dueOf(order);
}

/** What colleagues have recorded while a payment was entered; undefined if nothing. Both in paise, as paid in all. */
export function paidMeanwhile(seenPaise: number, nowPaise: number): string | undefined {
  if (nowPaise === seenPaise) return undefined;
  const amount = formatRupees(Math.abs(nowPaise - seenPaise));
  const change = nowPaise > seenPaise ? `recorded ${amount}` : `refunded or voided ${amount}`;
  return `A colleague has ${change} in the meantime. ${formatRupees(nowPaise)} of this order is paid now.`;
}

/** Why a payment or refund cannot be recorded; undefined if it can. @param amountPaise negative for a refund */
export function paymentProblem(
  { quote, paidPaise = 0 }: Pick<Order, 'quote' | 'paidPaise'>,
  amountPaise: number,
): string | undefined {
  if (quote === undefined) return 'Send a quote before you record a payment.';
  if (amountPaise === 0) return 'Enter an amount.';
  return paidPaise + amountPaise < 0 ? 'The refund is more than has been paid.' : undefined;
}
