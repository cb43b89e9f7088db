/** Reads an order list from a URL fragment, which the server never receives. */
import { listTextOfHash, readListText } from '#core/order/read-list-text.ts';
import { addToList, hasRoomFor, type OrderList } from './order-list.ts';

/**
 * The list of an address; repeated products are added up.
 * @returns also the parts that are invalid, so that they can be reported
 */
export function listFromText(text: string): {
  list: OrderList;
  /** Empty if it has none. */
  name: string;
  unreadable: string[];
} {
  let list: OrderList = [];
  const unreadable: string[] = [];
  const { name, parts } = readListText(text);
  for (const { text: part, line } of parts) {
    if (line === undefined || !hasRoomFor(list, line.sku)) unreadable.push(part);
    else list = addToList(list, line);
  }
  return { list, name, unreadable };
}

/**
 * The list in a fragment, also if a chat has encoded its signs as `%7E`.
 * @returns undefined for other fragments
 */
export function listFromHash(hash: string): ReturnType<typeof listFromText> | undefined {
  const text = listTextOfHash(hash);
  return text === undefined ? undefined : listFromText(text);
}
