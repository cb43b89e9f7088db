/** The steps that staff may take with an order, and what is said where one is not possible. */
import { formatMoment } from '#domain/format.ts';
import { mayChangeStatus, ORDER_COURSE } from '#domain/order-status.ts';
import { orderStatus, type Order, type OrderStatus } from '#schema/order.ts';
import { STATUS_NAMES } from './status-words.ts';

/** A step by itself; a quote is more than a step. */
export type StaffStep = Exclude<OrderStatus, 'requested' | 'quoted' | 'accepted'>;

/** As a button or a menu says it. */
export const STEP_NAMES: Record<StaffStep, string> = {
  confirmed: 'Confirm the order',
  packed: 'Mark as packed',
  dispatched: 'Mark as dispatched',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel the order',
  rejected: 'Turn the request down',
  expired: 'Let the quote expire',
};

/** What a note with the step is good for. */
export const STEP_NOTE_HINTS: Record<StaffStep, string> = {
  confirmed: 'When it will be ready, or where the proforma invoice is.',
  packed: 'Parcels and weight, if the customer should know.',
  dispatched: 'Courier and tracking number.',
  delivered: 'Who took it in, if it matters.',
  cancelled: 'Why. The customer reads it.',
  rejected: 'Why. The customer reads it.',
  expired: 'Whether a new quote is on its way.',
};

/** Those by which an order comes to nothing. */
export const isEndStep = (step: OrderStatus): boolean =>
  step === 'cancelled' || step === 'rejected' || step === 'expired';

const isStep = (status: OrderStatus): status is StaffStep => Object.hasOwn(STEP_NAMES, status);

const ENDED: Partial<Record<OrderStatus, string>> = {
  delivered: 'It has been delivered.',
  cancelled: 'It was cancelled. Its customer can send a new request.',
  rejected: 'It was turned down. Its customer can send a new request.',
  expired: 'Its quote has run out. Its customer can send a new request.',
};

const placeOf = (status: OrderStatus): number => ORDER_COURSE.findIndex((each) => each === status);

/** Within the course of an order: it goes on by one step at a time, never back. */
function courseProblem(from: OrderStatus, to: OrderStatus): string | undefined {
  const [now, then] = [placeOf(from), placeOf(to)];
  if (now < 0 || then < 0) return undefined;
  if (then <= now) return 'An order never goes back: its customer has seen the step.';
  const between = ORDER_COURSE.slice(now + 1, then).map((each) => STATUS_NAMES[each].toLowerCase());
  return between.length === 0
    ? undefined
    : `It is skipped too far: first comes “${between.join('”, then “')}”.`;
}

type Standing = Pick<Order, 'status' | 'quote'>;

function quoteProblem({ status, quote }: Standing, to: OrderStatus, now: number) {
  if (to !== 'expired' || quote === undefined || status !== 'quoted') return undefined;
  return quote.validUntil > now
    ? `Its quote stands until ${formatMoment(quote.validUntil)}. Cancel the order to end it before.`
    : undefined;
}

/**
 * Why staff cannot bring an order to a status now; undefined when they can. `quoted` is reached by writing a quote.
 * @param now ms
 */
export function staffProblem(order: Standing, to: OrderStatus, now: number): string | undefined {
  const { status: from } = order;
  if (from === to) return `It stands at “${STATUS_NAMES[to]}” already.`;
  if (mayChangeStatus(from, to, 'staff')) return quoteProblem(order, to, now);
  const ended = ENDED[from];
  if (ended !== undefined) return ended;
  const onCourse = courseProblem(from, to);
  if (onCourse !== undefined) return onCourse;
  if (to === 'accepted')
    return 'Only its customer can accept the quote. Send it to them on WhatsApp.';
  if (to === 'rejected') return 'Only a request can be turned down. Cancel the order instead.';
  if (to === 'expired') return 'Only a quote that was not answered runs out.';
  return 'It is on its way already and cannot be cancelled.';
}

/** The steps possible now, the one that goes on first. @param now ms */
export const staffSteps = (order: Standing, now: number): StaffStep[] =>
  orderStatus.options.filter(isStep).filter((to) => staffProblem(order, to, now) === undefined);

/** Whether a quote may be written, or written anew. */
export const mayQuote = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'requested' || status === 'quoted';

/** What is said to the second of two who took a step with one order at once. */
export function stepMissed(now: Order | null, seen: Order): string {
  if (now === null) return 'This order cannot be read right now. Load the page anew.';
  const { status, timeline } = now;
  if (now.rev === seen.rev)
    return 'The database refused it, though nobody has changed the order. Load the page anew and try again.';
  const reached = timeline.find((event) => event.status === status);
  const since = reached === undefined ? '' : `, ${formatMoment(reached.at)}`;
  return status === seen.status
    ? 'Somebody else has changed the quote meanwhile. Nothing of theirs was overwritten; look at it, then try again.'
    : `Somebody else was faster: the order is now “${STATUS_NAMES[status]}”${since}. Nothing was overwritten.`;
}
