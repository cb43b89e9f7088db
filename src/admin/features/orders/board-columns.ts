/** The board's columns: the statuses of an order that goes well; those that end it only take orders in. */
import { useStore } from '@nanostores/react';
import { useQueries } from '@tanstack/react-query';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { ORDER_COURSE } from '#core/order-status.ts';
import { orderKind, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { askedOf, type OrdersSearch } from './orders-search.ts';
import { $newest, newerOf } from './orders-store.ts';

export const ENDS = ['cancelled', 'rejected', 'expired'] as const satisfies readonly OrderStatus[];

/** Everywhere that a card can be dropped, from left to right. */
export const PLACES: readonly OrderStatus[] = [...ORDER_COURSE, ...ENDS];

/** Cards of a column; the table has the others. */
const CARDS = 20;

export type BoardOrder = Extract<FoundOrder, { fits: true }>;

export interface Board {
  state: 'loading' | 'failed' | 'ready';
  error: string;
  again: () => void;
  /** By the status that each has by now, the one that changed last first. */
  cards: ReadonlyMap<OrderStatus, readonly BoardOrder[]>;
}

const isFitting = (order: FoundOrder): order is BoardOrder => order.fits;

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
      const asked = askedOf({ ...search, sort: 'changed' }, status);
      return {
        queryKey: [...listKey(orderKind), 'column', asked],
        queryFn: () => listAsStaff(orderKind, STAFF_LISTS.orders, asked, { size: CARDS }),
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
