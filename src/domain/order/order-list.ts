/** The order list: what a buyer has collected, as it is kept in the browser; every change gives a new list. */
import { oneLine } from '#domain/one-line.ts';
import { LONGEST_LINE_NOTE, MOST_ORDER_LINES, MOST_PIECES } from '#schema/limits.ts';

/** What the buyer saw of a product when it was added, to tell later what has changed. */
export interface SeenProduct {
  title: string;
  /** Of one piece when `atQty` are taken, paise; null when no price was shown. */
  pricePaise: number | null;
  /** Absent in lists kept before it was noted, and where the line's pieces were not known: the smallest quantity. */
  atQty?: number | undefined;
}

/** One product in the list. */
export interface OrderLine {
  sku: string;
  qty: number;
  /** The buyer's words to the seller about this product; absent when there are none. */
  note?: string | undefined;
  /** Absent in a list that came by a link. */
  seen?: SeenProduct | undefined;
}

/** Lines in the order in which they were added, each SKU once. */
export type OrderList = readonly OrderLine[];

const without = (list: OrderList, sku: string): OrderLine[] =>
  list.filter((line) => line.sku !== sku);

/** May a product be added? A list holds so many products and no more. */
export const hasRoomFor = (list: OrderList, sku: string): boolean =>
  list.length < MOST_ORDER_LINES || list.some((line) => line.sku === sku);

/**
 * Adds pieces of a product: to its line when there is one, else as a new last line; the same list when it
 * has no room. A line holds `MOST_PIECES` and no more, and knows the product as it was seen last.
 */
export function addToList(list: OrderList, added: OrderLine): OrderList {
  if (!hasRoomFor(list, added.sku)) return list;
  const known = list.find((line) => line.sku === added.sku);
  if (known === undefined) return [...list, added];
  const qty = Math.min(known.qty + added.qty, MOST_PIECES);
  return list.map((line) => (line === known ? { ...known, ...added, qty } : line));
}

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

/** Puts a cleared list back; what was added meanwhile comes after it, and counts for its product. */
export const putAllBack = (list: OrderList, cleared: OrderList): OrderList => {
  const now = new Map(list.map((line) => [line.sku, line]));
  const before = cleared.map((line) => now.get(line.sku) ?? line);
  const known = new Set(before.map(({ sku }) => sku));
  return [...before, ...list.filter(({ sku }) => !known.has(sku))].slice(0, MOST_ORDER_LINES);
};
