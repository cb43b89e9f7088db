/** Filters and sort order of the order list, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { endOfIndiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { orderStatus, type Order, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

export const ORDER_SORTS = {
  newest: { name: 'Newest first', by: STAFF_LISTS.orders.sorts[0] },
  oldest: { name: 'Oldest first', by: STAFF_LISTS.orders.sorts[1] },
  changed: { name: 'Recently updated', by: STAFF_LISTS.orders.sorts[2] },
  waiting: { name: 'Waiting longest', by: STAFF_LISTS.orders.sorts[1] },
  value: { name: 'Highest value', by: STAFF_LISTS.orders.sorts[0] },
  due: { name: 'Payment due', by: STAFF_LISTS.orders.sorts[3] },
  refund: { name: 'Refund due', by: STAFF_LISTS.orders.sorts[3] },
} as const;

/** The statuses in which an order waits for someone. */
const OPEN = [
  'requested',
  'quoted',
  'accepted',
  'confirmed',
  'packed',
  'dispatched',
] as const satisfies readonly OrderStatus[];

const day = z.iso.date().optional().catch(undefined);

// Invalid parameters are ignored.
export const ordersSearch = z.object({
  view: z.literal('board').optional().catch(undefined),
  /** Search text. */
  q: z.string().max(100).optional().catch(undefined),
  status: orderStatus.optional().catch(undefined),
  state: z.string().max(60).optional().catch(undefined),
  /** First and last day of the request, in India. */
  from: day,
  to: day,
  /** Uid of a customer. */
  uid: z.string().max(128).optional().catch(undefined),
  /** Uid of the member of staff who looks after them. */
  assigned: z.string().max(128).optional().catch(undefined),
  sort: z
    .enum(['newest', 'oldest', 'changed', 'due', 'refund', 'waiting', 'value'])
    .optional()
    .catch(undefined),
});

export type OrdersSearch = z.output<typeof ordersSearch>;

export const readOrdersSearch = (search: unknown): OrdersSearch => ordersSearch.parse(search);

const equalities = ({ status, state, uid, assigned }: OrdersSearch): Record<string, string> => ({
  ...(status !== undefined && { status }),
  ...(state !== undefined && { 'address.state': state }),
  ...(uid !== undefined && { uid }),
  ...(assigned !== undefined && { assignedTo: assigned }),
});

const dateOf = (ms: number | undefined): Date | undefined =>
  ms === undefined ? undefined : new Date(ms);

/** The day filter applies to the request time, so the list is sorted by it. */
export const isByDay = ({ from, to }: OrdersSearch): boolean =>
  from !== undefined || to !== undefined;

/** The sort orders by the time of the request. */
export const DAY_SORTS = ['newest', 'oldest'] as const;

/** The effective sort order. */
export function sortIn(search: OrdersSearch): keyof typeof ORDER_SORTS {
  const { sort = 'newest' } = search;
  return isByDay(search) ? (DAY_SORTS.find((each) => each === sort) ?? 'newest') : sort;
}

/** Sorted by what is due, the list has only orders for which something is, 1 paisa or more; or a refund. */
const DUE = { due: { from: 1 }, refund: { before: 0 } } as const;

const dueIn = (sort: keyof typeof ORDER_SORTS) =>
  sort === 'due' || sort === 'refund' ? DUE[sort] : undefined;

/**
 * Whether the browser sorts the list, because the database does not store the value of a request or the time of a
 * status. Then it has open orders only, all at once.
 */
export const isSortedHere = (search: OrdersSearch): boolean =>
  ['waiting', 'value'].includes(sortIn(search));

/** The Firestore query of the list. */
export function orderQuery(search: OrdersSearch): ListRequest {
  const { from, to } = search;
  const equal = { ...(isSortedHere(search) && { status: [...OPEN] }), ...equalities(search) };
  const query = { equal, sort: ORDER_SORTS[sortIn(search)].by };
  const due = dueIn(sortIn(search));
  if (due !== undefined) return { ...query, between: due };
  if (!isByDay(search)) return query;
  return {
    ...query,
    between: {
      from: dateOf(startOfIndiaDay(from ?? '')),
      before: dateOf(endOfIndiaDay(to ?? '')),
    },
  };
}

/** Whether a search result also matches the filters. */
export function fitsOrderFilters(
  { status, address, uid, createdAt, assignedTo, duePaise = 0 }: Order,
  search: OrdersSearch,
): boolean {
  const { from, to } = search;
  return (
    (search.status ?? status) === status &&
    (search.state ?? address?.state) === address?.state &&
    (search.uid ?? uid) === uid &&
    (search.assigned ?? assignedTo) === assignedTo &&
    (sortIn(search) !== 'due' || duePaise > 0) &&
    (sortIn(search) !== 'refund' || duePaise < 0) &&
    createdAt >= (startOfIndiaDay(from ?? '') ?? 0) &&
    createdAt < (endOfIndiaDay(to ?? '') ?? Infinity)
  );
}

/** The query of the list, in an order that a step does not change, so that no order is processed twice. */
export const bulkOrderQuery = (search: OrdersSearch): ListRequest =>
  orderQuery(search.sort === 'changed' ? { ...search, sort: undefined } : search);
