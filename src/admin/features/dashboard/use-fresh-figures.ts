/** Reads the parts of the dashboard that show orders again whenever an order changes. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { $latestOrders } from '#admin/shell/stores/latest-orders.ts';
import { askedKey } from './loaded-part.tsx';

/** The names of these parts. */
export const ORDER_PARTS = {
  today: 'today',
  statuses: 'statuses',
  requested: 'oldest requests',
  confirmed: 'orders to pack',
} as const;

/** Changes within this time are read together, ms. */
const TOGETHER = 1_000;

export function useFreshFigures(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = $latestOrders.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const name of Object.values(ORDER_PARTS)) {
          void cache.invalidateQueries({ queryKey: askedKey(name) });
        }
      }, TOGETHER);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [cache]);
}
