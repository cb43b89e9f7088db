/** Sends a quote, or replaces one that the customer has not answered. */
import { mayQuote } from '#admin/shell/order/staff-step.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { failed } from '#core/result.ts';
import type { Order } from '#schema/order.ts';
import { changeOrder, type OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';

const ANSWERED = 'The customer has already answered this quote, so it can’t be changed.';

/**
 * @param seen the order as displayed
 * @param quote valid under its schema
 */
export async function giveQuote(id: string, seen: Order, quote: Quote): Promise<OrderChanged> {
  if (!mayQuote(seen)) {
    return { now: { id, fits: true, value: seen }, result: failed(ANSWERED, 'changed') };
  }
  return changeOrder(id, seen, { status: 'quoted', quote });
}
