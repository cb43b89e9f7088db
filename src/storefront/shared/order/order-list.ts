/** The order list: what a buyer has collected, as it is kept in the browser; every change gives a new list. */
import { MOST_ORDER_LINES, MOST_PIECES } from '#schema/limits.ts';

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

/** Puts a cleared list back; what was added meanwhile comes after it, and counts for its product. */
export const putAllBack = (list: OrderList, cleared: OrderList): OrderList => {
  const now = new Map(list.map((line) => [line.sku, line]));
  const before = cleared.map((line) => now.get(line.sku) ?? line);
  const known = new Set(before.map(({ sku }) => sku));
  return [...before, ...list.filter(({ sku }) => !known.has(sku))].slice(0, MOST_ORDER_LINES);
};
