/** Number of orders by status, counted by the database. */
import { useQuery } from '@tanstack/react-query';
import { countAsStaff, type ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { orderKind, orderStatus, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

export type StatusCounts = Readonly<Partial<Record<OrderStatus, number>>>;

const ALL: ListRequest = { equal: {}, sort: STAFF_LISTS.orders.sorts[0] };

/**
 * @param query filters other than the status
 * @param isEnabled whether to count yet
 */
export const useStatusCounts = (query = ALL, isEnabled = true) =>
  useQuery({
    enabled: isEnabled,
    queryKey: [...listKey(orderKind), 'statuses', query],
    queryFn: async (): Promise<StatusCounts> => {
      const counts = orderStatus.options.map(async (status) => {
        const ofStatus = { ...query, equal: { ...query.equal, status } };
        return [status, await countAsStaff(STAFF_LISTS.orders, ofStatus)] as const;
      });
      return Object.fromEntries(await Promise.all(counts));
    },
  });
