/** Keeps displayed orders up to date. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { $latestOrders } from '#admin/shell/stores/latest-orders.ts';
import { subscribeToLiveOrders } from '#admin/shell/stores/live-orders.ts';
import { $arrived } from '#admin/shell/stores/new-requests.ts';
import { noteOrders } from './orders-store.ts';
import { countsKey } from './use-status-counts.ts';

/** @param onArrived called when requests arrived while no list was open, to refetch it */
export function useLiveOrders(onArrived: () => void): void {
  const cache = useQueryClient();
  const refetch = useEffectEvent(onArrived);
  useEffect(() => {
    if ($arrived.get().length > 0) refetch();
    noteOrders($latestOrders.get());
    const unsubscribe = $latestOrders.listen((orders, before) => {
      noteOrders(orders);
      if (before !== undefined && before.length > 0)
        void cache.invalidateQueries({ queryKey: countsKey });
    });
    const letGo = subscribeToLiveOrders();
    return () => {
      unsubscribe();
      letGo();
    };
  }, [cache]);
}
