/** Order search: by words of the index, and by the start of a reference or phone, for orders that are not indexed yet. */
import { findOrders, MOST_RESULTS } from '#firebase/browser/search-orders.ts';
import { orderIndexesWith } from '#firebase/browser/searched-documents.ts';
import type { DecodedOrder } from '#firebase/browser/staff-orders.ts';
import { documentsByName } from '#firebase/browser/stored-fields.ts';
import { orderSearches } from '#core/order/order-search.ts';
import { searchedPrefixes } from '#core/search/word-prefixes.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';

export interface OrderResults {
  /** Latest first. */
  orders: DecodedOrder[];
  /** Whether there may be more results. */
  isCut: boolean;
}

const timeOf = (order: DecodedOrder): number => (order.success ? order.value.createdAt : 0);

/**
 * The orders that match every word.
 * @returns their IDs
 * @throws DatabaseFailure
 */
export async function orderIdsWith(typed: string, most: number): Promise<string[]> {
  const prefixes = searchedPrefixes(typed);
  if (prefixes.length === 0) return [];
  const indexes = await orderIndexesWith(prefixes, most);
  return indexes.flatMap((index) => (index.success ? [index.value.orderId] : []));
}

/**
 * Orders with every typed word, or its beginning, in their reference, contact, city, PIN code or SKUs.
 * @param most results of each query
 * @throws ReadError
 */
export async function searchOrders(
  typed: string,
  most: number = QUERIES.ordersByPrefixes.limit,
): Promise<OrderResults> {
  const fewer = Math.min(most, MOST_RESULTS);
  const readIndexed = async () => await documentsByName(orderKind, await orderIdsWith(typed, most));
  const [indexed, beginning] = await readOrThrow(() =>
    Promise.all([
      readIndexed(),
      Promise.all(orderSearches(typed).map((each) => findOrders(each, fewer))),
    ]),
  );
  const byId = new Map([indexed, ...beginning].flat().map((order) => [order.id, order]));
  return {
    orders: [...byId.values()].sort((a, b) => timeOf(b) - timeOf(a)),
    isCut: indexed.length >= most || beginning.some(({ length }) => length >= fewer),
  };
}
