/** Looks for orders by reference, phone, name, business or mail address, as far as the database can. */
import { findOrders, MOST_FOUND } from '#firebase/browser/search-orders.ts';
import type { FoundOrder } from '#firebase/browser/staff-orders.ts';
import { orderSearches } from '#core/order/order-search.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export interface OrdersFound {
  /** The latest first. */
  orders: FoundOrder[];
  /** There may be more than were asked for. */
  isCut: boolean;
}

const timeOf = (order: FoundOrder): number => (order.fits ? order.value.createdAt : 0);

/** @param words too few of them find nothing @throws ReadError */
export async function searchOrders(words: string): Promise<OrdersFound> {
  const answers = await readOrThrow(() =>
    Promise.all(orderSearches(words).map((each) => findOrders(each))),
  );
  const byId = new Map(answers.flat().map((order) => [order.id, order]));
  return {
    orders: [...byId.values()].sort((a, b) => timeOf(b) - timeOf(a)),
    isCut: answers.some(({ length }) => length >= MOST_FOUND),
  };
}

/** Orders whose reference or phone begins so. @param most read for each way of looking @throws ReadError */
export async function ordersBeginning(words: string, most: number): Promise<FoundOrder[]> {
  const searches = orderSearches(words).filter(
    ({ field }) => field === 'number' || field === 'contact.phone',
  );
  const answers = await readOrThrow(() =>
    Promise.all(searches.map((each) => findOrders(each, most))),
  );
  return [...new Map(answers.flat().map((order) => [order.id, order])).values()];
}

/** Orders that carry the same reference; their customers and staff would take one for another. @throws ReadError */
export const ordersNumbered = (number: string): Promise<FoundOrder[]> =>
  readOrThrow(() => findOrders({ field: 'number', prefix: number }));
