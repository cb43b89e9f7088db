/** What the list of orders is filtered and sorted by, as its address says it. */
import * as z from 'zod';
import type { ListAsked } from '#admin/shell/actions/list-as-staff.ts';
import { endOfIndiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { orderStatus, type Order } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

export const ORDER_SORTS = {
  newest: { name: 'Newest first', by: STAFF_LISTS.orders.sorts[0] },
  oldest: { name: 'Oldest first', by: STAFF_LISTS.orders.sorts[1] },
  changed: { name: 'Recently updated', by: STAFF_LISTS.orders.sorts[2] },
} as const;

const day = z.iso.date().optional().catch(undefined);

// What an address says wrongly counts as not said.
const ordersSearch = z.object({
  view: z.literal('board').optional().catch(undefined),
  /** Words to look for. */
  q: z.string().max(100).optional().catch(undefined),
  status: orderStatus.optional().catch(undefined),
  state: z.string().max(60).optional().catch(undefined),
  /** The first and the last day on which it was requested, in India. */
  from: day,
  to: day,
  /** Of one customer. */
  uid: z.string().max(128).optional().catch(undefined),
  sort: z.enum(['newest', 'oldest', 'changed']).optional().catch(undefined),
});

export type OrdersSearch = z.output<typeof ordersSearch>;

export const readOrdersSearch = (search: Record<string, unknown>): OrdersSearch =>
  ordersSearch.parse(search);

const equalities = ({ status, state, uid }: OrdersSearch): Record<string, string> => ({
  ...(status !== undefined && { status }),
  ...(state !== undefined && { 'address.state': state }),
  ...(uid !== undefined && { uid }),
});

const dateOf = (ms: number | undefined): Date | undefined =>
  ms === undefined ? undefined : new Date(ms);

/** Days bound the time of the request, so with them the list is sorted by it. */
export const isByDay = ({ from, to }: OrdersSearch): boolean =>
  from !== undefined || to !== undefined;

/** How the list is sorted. */
export function sortIn(search: OrdersSearch): keyof typeof ORDER_SORTS {
  const { sort = 'newest' } = search;
  return sort === 'changed' && isByDay(search) ? 'newest' : sort;
}

/** What the database is asked for it. */
export function askedBy(search: OrdersSearch): ListAsked {
  const { from, to } = search;
  const asked = { equal: equalities(search), sort: ORDER_SORTS[sortIn(search)].by };
  if (!isByDay(search)) return asked;
  return {
    ...asked,
    between: {
      from: dateOf(startOfIndiaDay(from ?? '')),
      before: dateOf(endOfIndiaDay(to ?? '')),
    },
  };
}

/** Whether an order that was found fits the filters as well. */
export function fitsFilters(
  { status, address, uid, createdAt }: Order,
  search: OrdersSearch,
): boolean {
  const { from, to } = search;
  return (
    (search.status ?? status) === status &&
    (search.state ?? address?.state) === address?.state &&
    (search.uid ?? uid) === uid &&
    createdAt >= (startOfIndiaDay(from ?? '') ?? 0) &&
    createdAt < (endOfIndiaDay(to ?? '') ?? Infinity)
  );
}

/** The same in an order that a step does not change: who has been come to is not come to again. */
export const askedInBulk = (search: OrdersSearch): ListAsked =>
  askedBy(search.sort === 'changed' ? { ...search, sort: undefined } : search);

/** The same of one status: its count, or its column. */
export const askedOf = (search: OrdersSearch, status: OrdersSearch['status']): ListAsked =>
  askedBy({ ...search, status });
