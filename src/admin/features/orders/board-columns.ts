/** Columns of the board: the regular statuses, and drop areas for statuses that end an order. */
import { useStore } from '@nanostores/react';
import { useQueries } from '@tanstack/react-query';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { ORDER_COURSE } from '#core/order-status.ts';
import { orderKind, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { orderQueryByStatus, type OrdersSearch } from './orders-search.ts';
import { $newest, newerOf } from './orders-store.ts';

export const ENDS = ['cancelled', 'rejected', 'expired'] as const satisfies readonly OrderStatus[];

/** All drop areas, from left to right. */
export const PLACES: readonly OrderStatus[] = [...ORDER_COURSE, ...ENDS];

/** Cards per column; the table has the others. */
const CARDS = 20;

export type BoardOrder = Extract<DecodedOrder, { fits: true }>;

export interface Board {
  state: 'loading' | 'failed' | 'ready';
  error: string;
  again: () => void;
  /** By current status, latest change first. */
  cards: ReadonlyMap<OrderStatus, readonly BoardOrder[]>;
}

const isFitting = (order: DecodedOrder): order is BoardOrder => order.fits;

function byStatus(orders: readonly BoardOrder[]): Board['cards'] {
  const cards = new Map<OrderStatus, BoardOrder[]>();
  const once = new Map(orders.map((order) => [order.id, order]));
  for (const order of [...once.values()].sort((a, b) => b.value.updatedAt - a.value.updatedAt)) {
    const column = cards.get(order.value.status) ?? [];
    column.push(order);
    cards.set(order.value.status, column);
  }
  return cards;
}

export function useBoard(search: OrdersSearch): Board {
  const newest = useStore($newest);
  const columns = useQueries({
    queries: ORDER_COURSE.map((status) => {
      const query = orderQueryByStatus({ ...search, sort: 'changed' }, status);
      return {
        queryKey: [...listKey(orderKind), 'column', query],
        queryFn: () => listAsStaff(orderKind, STAFF_LISTS.orders, query, { size: CARDS }),
      };
    }),
  });
  const failed = columns.find(({ isLoadingError }) => isLoadingError);
  const rows = columns.flatMap(({ data }) => data?.rows ?? []);
  return {
    state: failed ? 'failed' : columns.some(({ isPending }) => isPending) ? 'loading' : 'ready',
    error: failed?.error?.message ?? '',
    again: () => columns.forEach(({ refetch }) => void refetch()),
    cards: byStatus(rows.map((row) => newerOf(row, newest[row.id])).filter(isFitting)),
  };
}
