/** What is done to an order list where it is shown; pages that only add to it need none of this. */
import { oneLine } from '#core/one-line.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import {
  addToList,
  hasRoomFor,
  type OrderLine,
  type OrderList,
  type SeenProduct,
} from './order-list.ts';

const without = (list: OrderList, sku: string): OrderLine[] =>
  list.filter((line) => line.sku !== sku);

/**
 * Adds line after line, as `addToList` does.
 * @returns also the lines for which the list has no room
 */
export function addAllToList(
  list: OrderList,
  added: readonly OrderLine[],
): { list: OrderList; left: OrderLine[] } {
  const left: OrderLine[] = [];
  const whole = added.reduce((grown, line) => {
    if (hasRoomFor(grown, line.sku)) return addToList(grown, line);
    left.push(line);
    return grown;
  }, list);
  return { list: whole, left };
}

/** Do two lists ask for the same pieces of the same products, whatever their order and notes? */
export function asksTheSame(one: OrderList, other: OrderList): boolean {
  const wanted = new Map(one.map(({ sku, qty }) => [sku, qty]));
  return one.length === other.length && other.every(({ sku, qty }) => wanted.get(sku) === qty);
}

/** Notes what the buyer has seen of products; the rest of the list stays. */
export const setSeen = (
  list: OrderList,
  seenOf: (line: OrderLine) => SeenProduct | undefined,
): OrderList =>
  list.map((line) => {
    const seen = seenOf(line);
    return seen === undefined ? line : { ...line, seen };
  });

/** Gives a line another quantity. @param seen the product at that quantity; what was seen before stays without it */
export const setQuantity = (
  list: OrderList,
  sku: string,
  qty: number,
  seen?: SeenProduct,
): OrderList =>
  list.map((line) => (line.sku === sku ? { ...line, qty, ...(seen && { seen }) } : line));

/** Gives a line another note; an empty one takes it away. */
export const setNote = (list: OrderList, sku: string, note: string): OrderList =>
  list.map((line) => {
    if (line.sku !== sku) return line;
    const { note: _old, ...rest } = line;
    const words = oneLine(note, LONGEST_LINE_NOTE);
    return words === '' ? rest : { ...rest, note: words };
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
