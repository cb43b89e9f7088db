/** Merges a list written by another tab without losing lines. */
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import type { OrderList } from './order-list.ts';
import type { StoredOrderList } from './stored-list.ts';

/** The parsed list of another tab. */
export interface ReadOrder {
  order: StoredOrderList;
  /** Whether it was complete and valid. */
  whole: boolean;
}

/** Lines of both lists, the own ones first; a product of both has its line from the other list. */
function joined(own: OrderList, other: OrderList): OrderList {
  const lines = new Map([...own, ...other].map((line) => [line.sku, line]));
  return [...lines.values()].slice(0, MOST_ORDER_LINES);
}

/**
 * @param own the list of this tab
 * @param isSaved whether other tabs could read it; if storage was full, they do not have it
 */
export function mergeFromOtherTab(
  own: StoredOrderList,
  other: ReadOrder,
  isSaved: boolean,
): StoredOrderList {
  if (own.list.length === 0) return other.order;
  if (!other.whole) return own;
  if (isSaved) return other.order;
  return { ...other.order, list: joined(own.list, other.order.list) };
}
