/** Keeps orders as they are in the database, as long as a screen shows some. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { $latestOrders } from '#admin/shell/stores/latest-orders.ts';
import { holdLiveOrders } from '#admin/shell/stores/live-orders.ts';
import { $arrived } from '#admin/shell/stores/new-requests.ts';
import { noteOrders } from './orders-store.ts';
import { countsKey } from './use-status-counts.ts';

/** @param onArrived called when requests have come while no list was looked at: it is to be read anew */
export function useLiveOrders(onArrived: () => void): void {
  const cache = useQueryClient();
  const readAnew = useEffectEvent(onArrived);
  useEffect(() => {
    if ($arrived.get().length > 0) readAnew();
    noteOrders($latestOrders.get());
    const unsubscribe = $latestOrders.listen((orders, before) => {
      noteOrders(orders);
      if (before !== undefined && before.length > 0)
        void cache.invalidateQueries({ queryKey: countsKey });
    });
    const letGo = holdLiveOrders();
    return () => {
      unsubscribe();
      letGo();
    };
  }, [cache]);
}
