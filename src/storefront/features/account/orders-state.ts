/** The list of orders as far as it has been fetched: kept while one looks at a single order. */
import { map } from 'nanostores';
import { loadOrders, type OrdersPlace, type StoredOrder } from './actions/load-orders.ts';

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
  const { orders: before, after: end } = $orders.get();
  const fresh = page.value.orders;
  const read = new Set(fresh.map(({ id }) => id));
  const others = before.filter(({ id }) => !read.has(id));
  // The latest come first, and keep their places: later pages that were looked at follow the first.
  const isFirst = after === undefined;
  const keepsEnd = isFirst && others.length > 0;
  $orders.set({
    orders: isFirst ? [...fresh, ...others] : [...others, ...fresh],
    after: keepsEnd ? end : page.value.after,
    state: 'ready',
    words: '',
  });
}

/** Fetches the first page anew; what is known stands there meanwhile, and later pages stay. */
export async function refreshOrders(uid: string): Promise<void> {
  if ($orders.get().state === 'failed')
    $orders.set({ ...$orders.get(), state: 'loading', words: '' });
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
