/** One order, as it is in the database while it is looked at. */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { listenToOneAsStaff } from '#admin/shell/actions/listen-as-staff.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { orderKind } from '#schema/order.ts';
import { dropArrival } from '#admin/shell/stores/new-requests.ts';
import { newerOf, noteOrders } from './orders-store.ts';

/** After a lost line it is tried anew, ms. */
const AGAIN = 10_000;

export const orderKey = (id: string) => ['order', id] as const;

/** Notes what came of a change, wherever the order is shown; what is newer there stays. */
export function noteChanged(cache: QueryClient, order: FoundOrder): void {
  noteOrders([order]);
  cache.setQueryData<FoundOrder | null>(orderKey(order.id), (known) =>
    newerOf(order, known ?? undefined),
  );
}

/** The order; null where it is not there. */
export const useOrder = (id: string) =>
  useQuery({ queryKey: orderKey(id), queryFn: () => readAsStaff(orderKind, id) });

/** Keeps it up to date: what somebody else does is seen as it happens. */
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
