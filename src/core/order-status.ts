/** The order status machine: which change of status is possible, and who may make it. */
import type { OrderStatus } from '#schema/order.ts';

/** Who makes a change: the buyer who owns the order, or staff. */
export type OrderActor = 'customer' | 'staff';

type Changes = Partial<Record<OrderStatus, readonly OrderActor[]>>;

/**
 * The allowed status changes by actor. Staff decline a request (`rejected`); a customer cancels a request or quote
 * (`cancelled`); a quote past its date expires (`expired`, set by staff) until it is renewed. Staff accept a quote for a
 * customer who has told them to go ahead. Until the confirmation they may send another quote, which the customer
 * accepts again. A dispatched order can be cancelled once its parcels came back (`needsReturn`).
 */
const CHANGES: Record<OrderStatus, Changes> = {
  requested: { quoted: ['staff'], cancelled: ['customer', 'staff'], rejected: ['staff'] },
  quoted: { accepted: ['customer', 'staff'], cancelled: ['customer', 'staff'], expired: ['staff'] },
  accepted: { quoted: ['staff'], confirmed: ['staff'], cancelled: ['customer', 'staff'] },
  confirmed: { packed: ['staff'], cancelled: ['staff'] },
  packed: { dispatched: ['staff'], cancelled: ['staff'] },
  dispatched: { delivered: ['staff'], cancelled: ['staff'] },
  delivered: {},
  cancelled: {},
  rejected: {},
  expired: { quoted: ['staff'] },
};

/** The statuses of a successful order, in order. */
export const ORDER_COURSE = [
  'requested',
  'quoted',
  'accepted',
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
] as const satisfies readonly OrderStatus[];

const courseFrom = (status: (typeof ORDER_COURSE)[number]): ReadonlySet<OrderStatus> =>
  new Set(ORDER_COURSE.slice(ORDER_COURSE.indexOf(status)));

/** An order counts as bought from its confirmation on. Only then it can be invoiced; its next steps are packing. */
export const BOUGHT = courseFrom('confirmed');

/** The quote of the order is what both sides agreed on. */
export const AGREED = courseFrom('accepted');

/** Goods may leave on approval before the order is confirmed, but not after it has ended. */
export const HAS_CHALLANS = courseFrom('quoted');

/** The statuses of an order whose goods were taken from stock; it can have parcels. */
export const HAS_PARCELS = courseFrom('packed');

/** Whether an order is dispatched, but all units of its parcels are in stock again. */
export const isAllBack = (order: { status: OrderStatus; sentUnits?: number | undefined }) =>
  order.status === 'dispatched' && order.sentUnits === 0;

/**
 * Whether an order can't get a status because goods have left that are not in stock again. A dispatched order without
 * `sentUnits` has no recorded parcel, so its goods left in another way.
 */
export const needsReturn = (
  { status, sentUnits }: { status: OrderStatus; sentUnits?: number | undefined },
  to: OrderStatus,
) => (sentUnits ?? (status === 'dispatched' ? 1 : 0)) > 0 && !HAS_PARCELS.has(to);

/** Whether an order can't get a status because its invoice is not credited. */
export const needsCreditNote = (order: { invoicedUnits?: number | undefined }, to: OrderStatus) =>
  (order.invoicedUnits ?? 0) > 0 && !BOUGHT.has(to);

/** Whether `actor` may change an order from one status to the other. */
export const mayChangeStatus = (from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean =>
  CHANGES[from][to]?.includes(actor) ?? false;

/**
 * Steps of staff that can be undone. Of the quotes only the first, which is removed: a later one is replaced instead. An
 * expired quote is renewed.
 */
export const UNDOABLE = [
  'quoted',
  'accepted',
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
  'cancelled',
  'rejected',
] as const satisfies readonly OrderStatus[];

/** Hours in which a step can be undone. */
export const UNDO_HOURS = 24;
