/** What a tab goes on with when another has written the list: never with less than it would lose by it. */
import { putAllBack } from './order-list.ts';
import type { StoredOrder } from './stored-list.ts';

/** What was read of the text that another tab wrote. */
export interface ReadOrder {
  order: StoredOrder;
  /** Whether all of it could be read. */
  whole: boolean;
}

/**
 * @param own what this tab holds
 * @param isSaved whether other tabs could have read that; where the browser had no room for it, they do not know it
 */
export function meetOther(own: StoredOrder, other: ReadOrder, isSaved: boolean): StoredOrder {
  if (own.list.length === 0) return other.order;
  if (!other.whole) return own;
  if (isSaved) return other.order;
  return { ...other.order, list: putAllBack(other.order.list, own.list) };
}
