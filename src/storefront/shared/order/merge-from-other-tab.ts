/** Merges a list written by another tab without losing lines. */
import { putAllBack } from './order-list.ts';
import type { StoredOrder } from './stored-list.ts';

/** The parsed list of another tab. */
export interface ReadOrder {
  order: StoredOrder;
  /** Whether it was complete and valid. */
  whole: boolean;
}

/**
 * @param own the list of this tab
 * @param isSaved whether other tabs could read it; if storage was full, they do not have it
 */
export function mergeFromOtherTab(
  own: StoredOrder,
  other: ReadOrder,
  isSaved: boolean,
): StoredOrder {
  if (own.list.length === 0) return other.order;
  if (!other.whole) return own;
  if (isSaved) return other.order;
  return { ...other.order, list: putAllBack(other.order.list, own.list) };
}
