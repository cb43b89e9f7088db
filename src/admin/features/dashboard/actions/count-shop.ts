/** Count queries of the dashboard. */
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { orderStatus, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';

const ORDERS = STAFF_LISTS.orders;
const NEWEST = ORDERS.sorts[0];

/**
 * Orders requested on the day of `now` (ms) in India.
 * @throws ReadError
 */
export const countToday = (now: number): Promise<number> => {
  const day = indiaDay(now);
  return countAsStaff(ORDERS, {
    equal: {},
    sort: NEWEST,
    between: {
      from: new Date(startOfIndiaDay(day) ?? now),
      before: new Date(endOfIndiaDay(day) ?? now),
    },
  });
};

/**
 * Number of orders by status.
 * @throws ReadError
 */
export async function countByStatus(): Promise<ReadonlyMap<OrderStatus, number>> {
  const counts = await Promise.all(
    orderStatus.options.map((status) => countAsStaff(ORDERS, { equal: { status }, sort: NEWEST })),
  );
  return new Map(orderStatus.options.map((status, at) => [status, counts[at] ?? 0]));
}

/**
 * Number of products, without deleted ones.
 * @throws ReadError
 */
export const countProducts = (): Promise<number> =>
  countAsStaff(STAFF_LISTS.products, {
    equal: { deletedAt: null },
    sort: STAFF_LISTS.products.sorts[0],
  });
