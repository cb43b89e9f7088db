/** Number of orders by status, counted by the database. */
import { useQueries } from '@tanstack/react-query';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { orderKind, orderStatus, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { orderQueryByStatus, type OrdersSearch } from './orders-search.ts';

export const countsKey = [...listKey(orderKind), 'count'] as const;

/** Undefined until loaded. */
export type StatusCounts = Readonly<Partial<Record<OrderStatus, number>>>;

/** @param search its filters count, except for the status */
export function useStatusCounts(search: OrdersSearch): StatusCounts {
  const counts = useQueries({
    queries: orderStatus.options.map((status) => {
      const query = orderQueryByStatus(search, status);
      return {
        queryKey: [...countsKey, query],
        queryFn: () => countAsStaff(STAFF_LISTS.orders, query),
      };
    }),
  });
  const loaded = orderStatus.options.flatMap((status, at) => {
    const count = counts[at]?.data;
    return count === undefined ? [] : [[status, count] as const];
  });
  return Object.fromEntries(loaded);
}
