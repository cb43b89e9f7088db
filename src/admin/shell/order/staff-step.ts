/** Status changes by staff, and messages for those that are not possible. */
import { mayStaff } from '#core/staff-roles.ts';
import type { StaffRole } from '#schema/staff.ts';
import { formatCounted } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import {
  BOUGHT,
  mayChangeStatus,
  needsCreditNote,
  needsReturn,
  UNDO_HOURS,
  UNDOABLE,
} from '#core/order-status.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { orderStatus, type Order, type OrderStatus } from '#schema/order.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';

/** A status change without further data; sending a quote has its own editor. */
export type StaffStep = Exclude<OrderStatus, 'requested' | 'quoted'>;

/** Labels of buttons and menus. */
export const STEP_NAMES: Record<StaffStep, string> = {
  accepted: 'Record acceptance',
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
  accepted: 'For example what was agreed.',
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

type OrderState = Pick<Order, 'status' | 'quote' | 'invoicedUnits' | 'sentUnits'>;

/** Why an invoiced order can't be cancelled, or its confirmation undone. */
const CREDIT_NOTE_FIRST = 'This order has an invoice. Issue a credit note for all its units first.';

/** Why an order of which goods have left (`needsReturn`) can't be cancelled, or its packing undone. */
export const sentProblem = ({ sentUnits }: Pick<Order, 'sentUnits'>): string =>
  sentUnits === undefined
    ? 'No parcel of this order is recorded. To cancel the order, record its parcels and their return first.'
    : `${formatCounted(sentUnits, 'unit')} of this order ${sentUnits === 1 ? 'was' : 'were'} sent. You can cancel it or undo “${STATUS_NAMES.packed}” only when all sent units are back in stock.`;

/** Why an order can't get a status although the table of statuses allows the step; undefined if it can. */
export function orderProblem(order: OrderState, to: OrderStatus): string | undefined {
  if (needsReturn(order, to)) return sentProblem(order);
  return needsCreditNote(order, to) ? CREDIT_NOTE_FIRST : undefined;
}

/**
 * Why staff can't set a status now; undefined if they can. `quoted` is set by sending a quote.
 * @param now ms
 */
export function staffProblem(order: OrderState, to: OrderStatus, now: number): string | undefined {
  const { status: from, quote } = order;
  if (from === to) return `It is already “${STATUS_NAMES[to]}”.`;
  if (mayChangeStatus(from, to, 'staff')) {
    const problem = orderProblem(order, to);
    if (problem !== undefined) return problem;
    const isValid = quote !== undefined && quote.validUntil > now;
    if (to === 'expired' && isValid)
      return `The quote is valid until ${formatMoment(quote.validUntil)}. Cancel the order to end it sooner.`;
    return to === 'accepted' && !isValid ? 'The quote has expired. Renew it first.' : undefined;
  }
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
  status === 'quoted' || mayChangeStatus(status, 'quoted', 'staff');

/**
 * Whether a quote that is sent now replaces one whose last day is over; an accepted one does not expire.
 * @param now ms
 */
export const isRenewed = ({ status, quote }: OrderState, now: number): boolean =>
  quote !== undefined && (status === 'expired' || (status === 'quoted' && quote.validUntil <= now));

/** The label of the link to the quote editor. @param now ms */
export function quoteVerb(order: OrderState, now: number): string {
  if (order.quote === undefined) return 'Create quote';
  return isRenewed(order, now) ? 'Renew quote' : 'Edit quote';
}

const HOUR = 3_600_000;

/** Whether a quote is the first one of its order, and nothing was paid for it. */
const isFirstQuote = ({ quote, paidPaise = 0 }: Pick<Order, 'quote' | 'paidPaise'>): boolean =>
  quote !== undefined && revisionOf(quote) === 1 && paidPaise === 0;

/**
 * The status to which staff can undo the last step: the one before it in the timeline. Undefined if it is too late,
 * the customer made the step, a later quote would be removed, an invoiced order would no longer be confirmed, or one of
 * which units were sent no longer be packed. An order whose parcels came back before it was cancelled can't be packed
 * again: new goods could not be told from those of the earlier parcels.
 * @param now ms
 */
export function statusAfterUndo(
  order: OrderState & Pick<Order, 'timeline' | 'uid' | 'paidPaise'>,
  now: number,
): OrderStatus | undefined {
  const { status, timeline, uid } = order;
  const last = timeline.find((event) => event.status === status);
  const isPossible =
    UNDOABLE.some((each) => each === status) &&
    last !== undefined &&
    last.by !== uid &&
    (status !== 'quoted' || isFirstQuote(order)) &&
    last.at + UNDO_HOURS * HOUR > now;
  if (!isPossible) return undefined;
  const before = timeline.findLast(
    (event) => event !== last && mayChangeStatus(event.status, status, 'staff'),
  )?.status;
  const isRepacked = status === 'cancelled' && before === 'packed' && order.sentUnits !== undefined;
  return before === undefined || isRepacked || orderProblem(order, before) ? undefined : before;
}

/** The message for the second of two people who changed an order at the same time. */
export function stepMissed(now: Order | null, seen: Order): string {
  if (now === null) return 'This order can’t be loaded right now. Reload the page.';
  const { status, timeline } = now;
  // An invoice does not change the revision.
  if (now.rev === seen.rev && now.invoicedUnits !== seen.invoicedUnits) return CREDIT_NOTE_FIRST;
  if (now.sentUnits !== seen.sentUnits)
    return 'Someone else has recorded a parcel or a return of this order. Nothing was overwritten. Review the parcels, then try again.';
  if (now.rev === seen.rev)
    return 'The change was refused, although no one else has changed the order. Reload the page and try again.';
  const reached = timeline.find((event) => event.status === status);
  const since = reached === undefined ? '' : ` (${formatMoment(reached.at)})`;
  return status === seen.status
    ? 'Someone else has changed the quote in the meantime. Nothing was overwritten. Review their quote, then try again.'
    : `Someone else has changed this order: it is now “${STATUS_NAMES[status]}”${since}. Nothing was overwritten.`;
}

/** Whether a role moves orders from one status to the other. */
const mayMove = (role: StaffRole, from: OrderStatus, to: OrderStatus): boolean =>
  mayStaff(role, 'edit', 'sales') ||
  (mayStaff(role, 'edit', 'orders') && BOUGHT.has(from) && BOUGHT.has(to));

/** Why a person with this role can't move an order to a status now; undefined if they can. @param now ms */
export const moveProblem = (
  role: StaffRole,
  order: OrderState,
  to: OrderStatus,
  now: number,
): string | undefined =>
  staffProblem(order, to, now) ??
  (mayMove(role, order.status, to) ? undefined : 'Your role does not include this. Ask an owner.');

/** The steps of `staffSteps` that a role may take. */
export const stepsFor = (role: StaffRole, order: OrderState, now: number): StaffStep[] =>
  staffSteps(order, now).filter((to) => mayMove(role, order.status, to));

/** The status of `statusAfterUndo` if the role may undo the step. */
export function undoFor(role: StaffRole, order: Order, now: number): OrderStatus | undefined {
  const before = statusAfterUndo(order, now);
  return before !== undefined && mayMove(role, order.status, before) ? before : undefined;
}
