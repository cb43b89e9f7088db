/** Order search by reference, phone, name, business or email, as far as database queries allow. */
import { findOrders, MOST_RESULTS } from '#firebase/browser/search-orders.ts';
import type { DecodedOrder } from '#firebase/browser/staff-orders.ts';
import { orderSearches } from '#core/order/order-search.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export interface OrderResults {
  /** Latest first. */
  orders: DecodedOrder[];
  /** Whether there may be more results. */
  isCut: boolean;
}

const timeOf = (order: DecodedOrder): number => (order.fits ? order.value.createdAt : 0);

/**
 * @param text too short a text has no results
 * @throws ReadError
 */
export async function searchOrders(text: string): Promise<OrderResults> {
  const answers = await readOrThrow(() =>
    Promise.all(orderSearches(text).map((each) => findOrders(each))),
  );
  const byId = new Map(answers.flat().map((order) => [order.id, order]));
  return {
    orders: [...byId.values()].sort((a, b) => timeOf(b) - timeOf(a)),
    isCut: answers.some(({ length }) => length >= MOST_RESULTS),
  };
}

/**
 * Orders whose reference or phone starts with the text.
 * @param most results per query
 * @throws ReadError
 */
export async function ordersBeginning(text: string, most: number): Promise<DecodedOrder[]> {
  const searches = orderSearches(text).filter(
    ({ field }) => field === 'number' || field === 'contact.phone',
  );
  const answers = await readOrThrow(() =>
    Promise.all(searches.map((each) => findOrders(each, most))),
  );
  return [...new Map(answers.flat().map((order) => [order.id, order])).values()];
}
