/** The status changes a customer may make, and the messages when one is not possible. */
import { formatMoment } from '#core/format-time.ts';
import { mayChangeStatus } from '#core/order-status.ts';
import { STATUS_MEANINGS, STATUS_NAMES } from '#core/order/status-labels.ts';
import type { Order, OrderStatus } from '#schema/order.ts';

export type CustomerStatus = 'accepted' | 'cancelled';

const quoteUntil = ({ quote }: Order): number | undefined => quote?.validUntil;

/** Whether the quote has expired. @param now ms */
export function isQuoteOver(order: Order, now: number): boolean {
  const until = quoteUntil(order);
  return order.status === 'quoted' && until !== undefined && until <= now;
}

const ENDS: ReadonlySet<OrderStatus> = new Set(['cancelled', 'rejected', 'expired']);

/** Why the latest quote of an order no longer counts; undefined if it does. @param now ms */
export function quoteEnd(order: Order, now: number): string | undefined {
  if (order.status === 'requested') return 'Withdrawn';
  const status = isQuoteOver(order, now) ? 'expired' : order.status;
  return ENDS.has(status) ? STATUS_NAMES[status] : undefined;
}

/** Why the customer cannot make this change now; undefined if they can. @param now ms */
export function stepProblem(order: Order, to: CustomerStatus, now: number): string | undefined {
  if (!mayChangeStatus(order.status, to, 'customer')) return STATUS_MEANINGS[order.status];
  if (to === 'cancelled' && (order.paidPaise ?? 0) > 0)
    return 'You have already paid for this order. Contact us to cancel it.';
  const until = quoteUntil(order);
  return to === 'accepted' && until !== undefined && isQuoteOver(order, now)
    ? `This quote was valid until ${formatMoment(until)}. Ask us for a new one.`
    : undefined;
}

/**
 * Why a change failed, after the order was read again. @param now the order; null if it cannot be read @param at
 * ms
 */
export function stepFailureMessage(
  now: Order | null,
  seen: Order,
  to: CustomerStatus,
  at: number,
): string {
  if (now === null) return 'This order can’t be loaded right now. Try again.';
  const problem = stepProblem(now, to, at);
  if (now.rev !== seen.rev) return `This order has changed. ${problem ?? 'Check it, then answer.'}`;
  return problem ?? 'This is not possible right now. Contact us and we will do it for you.';
}
