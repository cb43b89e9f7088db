/** How many orders stand at each status; the database counts. */
import { useQueries } from '@tanstack/react-query';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { orderKind, orderStatus, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { askedOf, type OrdersSearch } from './orders-search.ts';

export const countsKey = [...listKey(orderKind), 'count'] as const;

/** Undefined until it is known. */
export type StatusCounts = Readonly<Partial<Record<OrderStatus, number>>>;

/** @param search whose filters count, but for its status */
export function useStatusCounts(search: OrdersSearch): StatusCounts {
  const counts = useQueries({
    queries: orderStatus.options.map((status) => {
      const asked = askedOf(search, status);
      return {
        queryKey: [...countsKey, asked],
        queryFn: () => countAsStaff(STAFF_LISTS.orders, asked),
      };
    }),
  });
  const known = orderStatus.options.flatMap((status, at) => {
    const count = counts[at]?.data;
    return count === undefined ? [] : [[status, count] as const];
  });
  return Object.fromEntries(known);
}
