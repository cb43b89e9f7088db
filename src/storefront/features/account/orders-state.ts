/** The loaded part of the order list, kept while a single order is open. */
import { map } from 'nanostores';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { ownOrders, type OrdersPlace, type StoredOrder } from '#firebase/browser/orders.ts';

interface OrdersState {
  orders: readonly StoredOrder[];
  /** The cursor of the next page; undefined if there is none. */
  after: OrdersPlace | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** The error message; empty if there is none. */
  message: string;
}

const NONE: OrdersState = { orders: [], after: undefined, state: 'loading', message: '' };

export const $orders = map<OrdersState>(NONE);

async function fetchPage(uid: string, after: OrdersPlace | undefined): Promise<void> {
  const page = await databaseOutcome(() => ownOrders(uid, after));
  if (!page.success) {
    $orders.set({ ...$orders.get(), state: 'failed', message: page.error });
    return;
  }
  const { orders: before, after: end } = $orders.get();
  const fresh = page.value.orders;
  const read = new Set(fresh.map(({ id }) => id));
  const others = before.filter(({ id }) => !read.has(id));
  // The latest orders come first; pages loaded earlier follow the first page.
  const isFirst = after === undefined;
  const hasLaterPages = isFirst && others.length > 0;
  $orders.set({
    orders: isFirst ? [...fresh, ...others] : [...others, ...fresh],
    after: hasLaterPages ? end : page.value.after,
    state: 'ready',
    message: '',
  });
}

/** Reloads the first page; current orders stay visible meanwhile, and later pages stay. */
export async function refreshOrders(uid: string): Promise<void> {
  if ($orders.get().state === 'failed')
    $orders.set({ ...$orders.get(), state: 'loading', message: '' });
  await fetchPage(uid, undefined);
}

/** @returns the number of added orders */
export async function moreOrders(uid: string): Promise<number> {
  const { orders, after } = $orders.get();
  if (after === undefined) return 0;
  await fetchPage(uid, after);
  return $orders.get().orders.length - orders.length;
}

/** Updates an order that was just read. */
export function noteOrder(stored: StoredOrder): void {
  const { orders } = $orders.get();
  $orders.setKey(
    'orders',
    orders.map((each) => (each.id === stored.id ? stored : each)),
  );
}
