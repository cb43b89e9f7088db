/** The list of orders as far as it has been fetched: kept while one looks at a single order. */
import { map } from 'nanostores';
import { loadOrders, type OrdersPlace, type StoredOrder } from '#commands/load-orders.ts';

interface OrdersState {
  orders: readonly StoredOrder[];
  /** Where the next page begins; undefined when there is none. */
  after: OrdersPlace | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** What went wrong; empty when all is well. */
  words: string;
}

const NONE: OrdersState = { orders: [], after: undefined, state: 'loading', words: '' };

export const $orders = map<OrdersState>(NONE);

async function fetchPage(uid: string, after: OrdersPlace | undefined): Promise<void> {
  const page = await loadOrders(uid, after);
  if (!page.success) {
    $orders.set({ ...$orders.get(), state: 'failed', words: page.error });
    return;
  }
  const before = after === undefined ? [] : $orders.get().orders;
  const known = new Set(before.map(({ id }) => id));
  const next = page.value.orders.filter(({ id }) => !known.has(id));
  $orders.set({
    orders: [...before, ...next],
    after: page.value.after,
    state: 'ready',
    words: '',
  });
}

/** Fetches the first page anew; what is known stands there meanwhile. */
export async function refreshOrders(uid: string): Promise<void> {
  if ($orders.get().state === 'failed')
    $orders.set({ ...$orders.get(), state: 'loading', words: '' });
  // More than a page was looked at: it stays as it is, and each order is read anew when it is opened.
  if ($orders.get().orders.length > 0 && $orders.get().state === 'ready') return;
  await fetchPage(uid, undefined);
}

/** @returns how many orders came to those that were there */
export async function moreOrders(uid: string): Promise<number> {
  const { orders, after } = $orders.get();
  if (after === undefined) return 0;
  await fetchPage(uid, after);
  return $orders.get().orders.length - orders.length;
}

/** Takes an order as it was read just now. */
export function noteOrder(stored: StoredOrder): void {
  const { orders } = $orders.get();
  $orders.setKey(
    'orders',
    orders.map((each) => (each.id === stored.id ? stored : each)),
  );
}
