/** One order, refreshed when it changes, and the seller of its quote. */
import { useQuery } from '@tanstack/react-query';
import type { OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { queries } from '#admin/shell/queries.ts';
import { orderKind, type Order } from '#schema/order.ts';

const orderKey = (id: string) => [...listKey(orderKind), 'one', id] as const;

/** Shows the result of an own change wherever the order is displayed. */
export function showChanged(id: string, { now, result }: OrderChanged): void {
  if (result.success && now) queries.setQueryData(orderKey(id), now);
  void queries.invalidateQueries({ queryKey: listKey(orderKind) });
}

/** The order; null if it does not exist. */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKey(id),
    queryFn: () => readAsStaff(orderKind, id),
    // Each screen of an order starts with its current state.
    staleTime: 0,
  });

/** The way back from the screens below an order. */
export const crumbsOf = (id: string, order?: Pick<Order, 'number'>) => [
  { name: 'Orders', to: '/orders' },
  ...(order ? [{ name: order.number, to: `/orders/${id}` }] : []),
];
