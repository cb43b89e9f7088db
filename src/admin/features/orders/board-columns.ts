/** Columns of the board: the regular statuses, and drop areas for statuses that end an order. */
import { useStore } from '@nanostores/react';
import { useQueries } from '@tanstack/react-query';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { waitingFor, type QueryState } from '#admin/shell/list/list-states.tsx';
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

/** By current status, latest change first. */
export type BoardCards = ReadonlyMap<OrderStatus, readonly BoardOrder[]>;

const isFitting = (order: DecodedOrder): order is BoardOrder => order.fits;

function byStatus(orders: readonly BoardOrder[]): BoardCards {
  const cards = new Map<OrderStatus, BoardOrder[]>();
  const once = new Map(orders.map((order) => [order.id, order]));
  for (const order of [...once.values()].sort((a, b) => b.value.updatedAt - a.value.updatedAt)) {
    const column = cards.get(order.value.status) ?? [];
    column.push(order);
    cards.set(order.value.status, column);
  }
  return cards;
}

export function useBoard(search: OrdersSearch): QueryState<BoardCards> {
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
  const waiting = waitingFor(columns);
  if (columns.some(({ data }) => data === undefined)) return waiting;
  const rows = columns.flatMap(({ data }) => data?.rows ?? []);
  const cards = byStatus(rows.map((row) => newerOf(row, newest[row.id])).filter(isFitting));
  return { ...waiting, data: cards };
}
