/** Keeps orders as they are in the database, as long as a screen shows some. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToListAsStaff } from '#commands/listen-as-staff.ts';
import { arrivedSince } from '#domain/order/arrivals.ts';
import type { FoundOrder } from '#commands/change-order-as-staff.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { noteArrivals, noteOrders } from './orders-store.ts';
import { countsKey } from './use-status-counts.ts';

const revisions = (orders: readonly FoundOrder[]) =>
  orders.map((order) => ({ id: order.id, rev: order.fits ? order.value.rev : undefined }));

export function useLiveOrders(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let seen: Set<string> | undefined;
    return listenToListAsStaff(
      orderKind,
      { query: QUERIES.latestOrders, values: [] },
      {
        rows: (orders, isCurrent) => {
          if (!isCurrent) return;
          noteArrivals(arrivedSince(seen, revisions(orders)));
          noteOrders(orders);
          if (seen !== undefined) void cache.invalidateQueries({ queryKey: countsKey });
          seen = new Set([...(seen ?? []), ...orders.map(({ id }) => id)]);
        },
        // Where nothing more comes, the lists are still read anew by whoever looks again.
        failed: () => undefined,
      },
    );
  }, [cache]);
}
