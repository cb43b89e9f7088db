/** One order, as it is in the database while it is looked at. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToOneAsStaff } from '#commands/listen-as-staff.ts';
import { readAsStaff } from '#commands/read-as-staff.ts';
import { orderKind } from '#schema/order.ts';
import { dropArrival } from '#stores/new-requests.ts';
import { noteOrders } from './orders-store.ts';

export const orderKey = (id: string) => ['order', id] as const;

/** The order; null where it is not there. */
export const useOrder = (id: string) =>
  useQuery({ queryKey: orderKey(id), queryFn: () => readAsStaff(orderKind, id) });

/** Keeps it up to date: what somebody else does is seen as it happens. */
export function useLiveOrder(id: string): void {
  const cache = useQueryClient();
  useEffect(() => dropArrival(id), [id]);
  useEffect(
    () =>
      listenToOneAsStaff(orderKind, id, {
        rows: ([order], isCurrent) => {
          if (!isCurrent) return;
          cache.setQueryData(orderKey(id), order ?? null);
          if (order) noteOrders([order]);
        },
        // It is read anew whenever the screen is opened.
        failed: () => undefined,
      }),
    [id, cache],
  );
}
