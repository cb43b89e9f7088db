/** Keeps an open order up to date: a listener would load the large variant of Firestore, so it is read again. */
import { useEffect } from 'react';
import type { StoredOrder } from '#firebase/browser/orders.ts';
import type { Order } from '#schema/order.ts';
import { loadOrder } from '#storefront/shared/actions/load-order.ts';

/** Between two reads while the page is visible, ms. */
const INTERVAL = 60_000;

/**
 * Reads the order every minute while its page is visible, and when the customer comes back to it.
 * @param order as shown; undefined while it is loading, and if it is missing
 * @param onChange called only for another version; a failed read changes nothing
 */
export function useFreshOrder(
  id: string,
  order: Order | undefined,
  onChange: (now: StoredOrder) => void,
): void {
  useEffect(() => {
    if (order === undefined) return undefined;
    let isActive = true;
    const read = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const loaded = await loadOrder(id, order.uid);
      const now = loaded.success ? loaded.value : undefined;
      if (isActive && now?.order && JSON.stringify(now.order) !== JSON.stringify(order))
        onChange(now);
    };
    const tick = (): void => void read().catch(reportError);
    const timer = setInterval(tick, INTERVAL);
    document.addEventListener('visibilitychange', tick);
    return () => {
      isActive = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [id, order, onChange]);
}
