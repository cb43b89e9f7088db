/** Status changes by staff, and messages for those that are not possible. */
import { formatMoment } from '#core/format-time.ts';
import { mayChangeStatus } from '#core/order-status.ts';
import { orderStatus, type Order, type OrderStatus } from '#schema/order.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';

/** A status change without further data; sending a quote has its own editor. */
export type StaffStep = Exclude<OrderStatus, 'requested' | 'quoted' | 'accepted'>;

/** Labels of buttons and menus. */
export const STEP_NAMES: Record<StaffStep, string> = {
  confirmed: 'Confirm order',
  packed: 'Mark as packed',
  dispatched: 'Mark as dispatched',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  rejected: 'Decline request',
  expired: 'Mark as expired',
};

/** Hint below the note of a step. */
export const STEP_NOTE_HINTS: Record<StaffStep, string> = {
  confirmed: 'For example when it will be ready, or a link to the proforma invoice.',
  packed: 'For example the number of parcels and their weight.',
  dispatched: 'Courier and tracking number.',
  delivered: 'For example who received it.',
  cancelled: 'The reason. The customer sees it.',
  rejected: 'The reason. The customer sees it.',
  expired: 'For example that you will send a new quote.',
};

/** Steps that end an order without a sale. */
export const isEndStep = (step: OrderStatus): boolean =>
  step === 'cancelled' || step === 'rejected' || step === 'expired';

const isStep = (status: OrderStatus): status is StaffStep => Object.hasOwn(STEP_NAMES, status);

type OrderState = Pick<Order, 'status' | 'quote'>;

/**
 * Why staff can't set a status now; undefined if they can. `quoted` is set by sending a quote.
 * @param now ms
 */
export function staffProblem(order: OrderState, to: OrderStatus, now: number): string | undefined {
  const { status: from, quote } = order;
  if (from === to) return `It is already “${STATUS_NAMES[to]}”.`;
  if (mayChangeStatus(from, to, 'staff')) {
    return to === 'expired' && quote !== undefined && quote.validUntil > now
      ? `The quote is valid until ${formatMoment(quote.validUntil)}. Cancel the order to end it sooner.`
      : undefined;
  }
  if (from === 'quoted' && to === 'accepted')
    return 'Only the customer can accept the quote. Send it to them on WhatsApp.';
  const next = orderStatus.options.filter((status) => mayChangeStatus(from, status, 'staff'));
  const names = next.map((status) => (isStep(status) ? STEP_NAMES[status] : 'Send quote'));
  return `An order that is “${STATUS_NAMES[from]}” can’t become “${STATUS_NAMES[to]}”. ${names.length === 0 ? 'No actions left.' : `Possible: ${names.join(', ')}.`}`;
}

/**
 * Possible steps, the regular one first.
 * @param now ms
 */
export const staffSteps = (order: OrderState, now: number): StaffStep[] =>
  orderStatus.options.filter(isStep).filter((to) => staffProblem(order, to, now) === undefined);

/** Whether a quote can be created or changed. */
export const mayQuote = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'requested' || status === 'quoted';

/** The message for the second of two people who changed an order at the same time. */
export function stepMissed(now: Order | null, seen: Order): string {
  if (now === null) return 'This order can’t be loaded right now. Reload the page.';
  const { status, timeline } = now;
  if (now.rev === seen.rev)
    return 'The change was refused, although no one else has changed the order. Reload the page and try again.';
  const reached = timeline.find((event) => event.status === status);
  const since = reached === undefined ? '' : ` (${formatMoment(reached.at)})`;
  return status === seen.status
    ? 'Someone else has changed the quote in the meantime. Nothing was overwritten. Review their quote, then try again.'
    : `Someone else has changed this order: it is now “${STATUS_NAMES[status]}”${since}. Nothing was overwritten.`;
}
