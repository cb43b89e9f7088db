/** The order list: what a buyer has collected, as it is kept in the browser; every change gives a new list. */
import { oneLine } from '#domain/one-line.ts';
import { LONGEST_LINE_NOTE } from '#schema/order.ts';

/** One product in the list. */
export interface OrderLine {
  sku: string;
  qty: number;
  /** The buyer's words to the seller about this product; absent when there are none. */
  note?: string | undefined;
}

/** Lines in the order in which they were added, each SKU once. */
export type OrderList = readonly OrderLine[];

const without = (list: OrderList, sku: string): OrderLine[] =>
  list.filter((line) => line.sku !== sku);

/** Adds pieces of a product: to its line when there is one, else as a new last line. */
export function addToList(list: OrderList, sku: string, qty: number): OrderList {
  const known = list.find((line) => line.sku === sku);
  if (known === undefined) return [...list, { sku, qty }];
  return list.map((line) => (line === known ? { ...line, qty: line.qty + qty } : line));
}

/** Gives a line another quantity. */
export const setQuantity = (list: OrderList, sku: string, qty: number): OrderList =>
  list.map((line) => (line.sku === sku ? { ...line, qty } : line));

/** Gives a line another note; an empty one takes it away. */
export const setNote = (list: OrderList, sku: string, note: string): OrderList =>
  list.map((line) => {
    if (line.sku !== sku) return line;
    const words = oneLine(note, LONGEST_LINE_NOTE);
    return { sku, qty: line.qty, ...(words !== '' && { note: words }) };
  });

/** A removed line with its place, for putting it back. */
export interface RemovedLine {
  line: OrderLine;
  index: number;
}

/** Takes a line out; undefined when it is not there. */
export function removeLine(
  list: OrderList,
  sku: string,
): { list: OrderList; removed: RemovedLine } | undefined {
  const index = list.findIndex((line) => line.sku === sku);
  const line = list[index];
  return line === undefined ? undefined : { list: without(list, sku), removed: { line, index } };
}

/** Puts a removed line back to its place; one that has been added again meanwhile keeps what it says now. */
export function putBack(list: OrderList, { line, index }: RemovedLine): OrderList {
  if (list.some(({ sku }) => sku === line.sku)) return list;
  return list.toSpliced(index, 0, line);
}
