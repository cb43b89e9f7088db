/** The order list as stored in the browser; every change returns a new list. */
import { LONGEST_LINE_NOTE, MOST_ORDER_LINES, MOST_UNITS } from '#schema/limits.ts';
import { oneLine } from '#core/one-line.ts';
import { addedSizes, sizesWithin, type LineSizes } from '#core/sizes/line-sizes.ts';

/** The price of a size as the buyer saw it. */
export interface SeenSize {
  label: string;
  pricePaise: number;
}

/** The product as the buyer saw it when adding it, to report later changes. */
export interface SeenProduct {
  title: string;
  /** The unit price at `atQty` pieces, paise; null if no price was shown. */
  pricePaise: number | null;
  /** Missing in older lists and where the quantity was unknown: then the smallest quantity. */
  atQty?: number | undefined;
  /** The unit prices of the line's sizes at `atQty`; missing until the catalogue is loaded, and if not public. */
  sizes?: readonly SeenSize[] | undefined;
  /** Of the prices that only this buyer saw, `priceMark`; missing until these are loaded, and for public prices. */
  mark?: number | undefined;
}

/** One product in the list. */
export interface OrderListLine {
  sku: string;
  /** Over all sizes. */
  qty: number;
  /** Missing for a product without sizes, and until the buyer chooses them. */
  sizes?: LineSizes | undefined;
  /** The buyer's note about this product; missing if there is none. */
  note?: string | undefined;
  /** Missing in a shared list. */
  seen?: SeenProduct | undefined;
}

/** Lines in the order they were added, with distinct SKUs. */
export type OrderList = readonly OrderListLine[];

/** Whether there is room for another product. */
export const hasRoomFor = (list: OrderList, sku: string): boolean =>
  list.length < MOST_ORDER_LINES || list.some((line) => line.sku === sku);

/** Both notes; one that is contained in the other is not repeated. */
function joinedNotes(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.includes(other)) return one;
  return oneLine(other.includes(one) ? other : `${one}; ${other}`, LONGEST_LINE_NOTE);
}

/**
 * Adds pieces to the product's line, or a new line at the end; the same list if there is no room. A line is
 * limited to `MOST_UNITS`. It remembers the product as first seen, so that the list reports a price that has changed.
 */
export function addToList(list: OrderList, added: OrderListLine): OrderList {
  if (!hasRoomFor(list, added.sku)) return list;
  const existing = list.find((line) => line.sku === added.sku);
  if (existing === undefined) {
    const qty = Math.min(added.qty, MOST_UNITS);
    return [...list, { ...added, qty, ...sizesWithin(added.sizes, qty) }];
  }
  const qty = Math.min(existing.qty + added.qty, MOST_UNITS);
  const sizes = sizesWithin(addedSizes(existing.sizes, added.sizes), qty);
  const note = joinedNotes(existing.note, added.note);
  return list.map((line) =>
    line === existing
      ? { ...added, ...existing, qty, ...sizes, ...(note !== undefined && { note }) }
      : line,
  );
}
