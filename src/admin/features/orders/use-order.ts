/** One order with live updates. */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { listenToOneAsStaff } from '#admin/shell/actions/listen-as-staff.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { orderKind } from '#schema/order.ts';
import { dropArrival } from '#admin/shell/stores/new-requests.ts';
import { newerOf, noteOrders } from './orders-store.ts';

/** Delay before reconnecting, ms. */
const AGAIN = 10_000;

const orderKey = (id: string) => ['order', id] as const;

/** Updates an order wherever it is displayed, unless a newer state is known. */
export function noteChanged(cache: QueryClient, order: DecodedOrder): void {
  noteOrders([order]);
  cache.setQueryData<DecodedOrder | null>(orderKey(order.id), (current) =>
    newerOf(order, current ?? undefined),
  );
}

/** The order; null if it does not exist. */
export const useOrder = (id: string) =>
  useQuery({ queryKey: orderKey(id), queryFn: () => readAsStaff(orderKind, id) });

/** Subscribes to changes by others. */
export function useLiveOrder(id: string): void {
  const cache = useQueryClient();
  useEffect(() => dropArrival(id), [id]);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = listenToOneAsStaff(orderKind, id, {
      rows: ([order], isCurrent) => {
        if (!isCurrent) return;
        cache.setQueryData(orderKey(id), order ?? null);
        if (order) noteOrders([order]);
      },
      failed: () => {
        timer = setTimeout(() => setTurn(turn + 1), AGAIN);
      },
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [id, cache, turn]);
}
