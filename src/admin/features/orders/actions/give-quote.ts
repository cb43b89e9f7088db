/** Sends the customer a quote, or a new one until the first is answered. */
import { mayQuote } from '#admin/shell/order/staff-step.ts';
import type { Quote } from '#core/quoting/reckon-quote.ts';
import { failed } from '#core/result.ts';
import type { Order } from '#schema/order.ts';
import { changeOrder, type OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';

const ANSWERED = 'The customer has already answered this quote, so it can’t be changed.';

/**
 * @param seen the order as it was seen
 * @param quote fits its schema
 */
export async function giveQuote(id: string, seen: Order, quote: Quote): Promise<OrderChanged> {
  if (!mayQuote(seen)) {
    return { now: { id, fits: true, value: seen }, result: failed(ANSWERED, 'changed') };
  }
  return changeOrder(id, seen, { status: 'quoted', quote });
}
