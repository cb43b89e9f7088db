/** Edits of an order list on its own page; pages that only add to it do not load this. */
import { oneLine } from '#core/one-line.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import {
  addToList,
  hasRoomFor,
  type OrderListLine,
  type OrderList,
  type SeenProduct,
} from './order-list.ts';

export const withoutLine = (list: OrderList, sku: string): OrderList =>
  list.filter((line) => line.sku !== sku);

/**
 * Adds lines like `addToList`.
 * @returns also the lines that do not fit
 */
export function addAllToList(
  list: OrderList,
  added: readonly OrderListLine[],
): { list: OrderList; left: OrderListLine[] } {
  const left: OrderListLine[] = [];
  const whole = added.reduce((grown, line) => {
    if (hasRoomFor(grown, line.sku)) return addToList(grown, line);
    left.push(line);
    return grown;
  }, list);
  return { list: whole, left };
}

/** Whether two lists contain the same quantities of the same products, ignoring order and notes. */
export function isSameOrder(one: OrderList, other: OrderList): boolean {
  const quantities = new Map(one.map(({ sku, qty }) => [sku, qty]));
  return one.length === other.length && other.every(({ sku, qty }) => quantities.get(sku) === qty);
}

/** Stores the products as the buyer has seen them; the rest of the list stays. */
export const setSeen = (
  list: OrderList,
  seenOf: (line: OrderListLine) => SeenProduct | undefined,
): OrderList =>
  list.map((line) => {
    const seen = seenOf(line);
    return seen === undefined ? line : { ...line, seen };
  });

/** Changes the quantity of a line. @param seen the product as seen at that quantity; without it the earlier one stays */
export const setQuantity = (
  list: OrderList,
  sku: string,
  qty: number,
  seen?: SeenProduct,
): OrderList =>
  list.map((line) => (line.sku === sku ? { ...line, qty, ...(seen && { seen }) } : line));

/** Changes the note of a line; an empty one deletes it. */
export const setNote = (list: OrderList, sku: string, note: string): OrderList =>
  list.map((line) => {
    if (line.sku !== sku) return line;
    const { note: _old, ...rest } = line;
    const text = oneLine(note, LONGEST_LINE_NOTE);
    return text === '' ? rest : { ...rest, note: text };
  });
