/** Refetches the order figures of the dashboard when an order changes. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { $latestOrders } from '#admin/shell/stores/latest-orders.ts';
import { partKey } from './loaded-part.tsx';

/** Names of the parts that depend on orders. */
export const ORDER_PARTS = {
  today: 'today',
  statuses: 'statuses',
  requested: 'oldest requests',
  confirmed: 'orders to pack',
} as const;

/** Debounce of changes, ms. */
const TOGETHER = 1_000;

export function useFreshFigures(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = $latestOrders.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const name of Object.values(ORDER_PARTS)) {
          void cache.invalidateQueries({ queryKey: partKey(name) });
        }
      }, TOGETHER);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [cache]);
}
