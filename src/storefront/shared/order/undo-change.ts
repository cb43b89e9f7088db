/** Undoes a change of a list that has changed again since, in this tab or another. */
import { MOST_ORDER_LINES, MOST_UNITS } from '#schema/limits.ts';
import type { OrderListLine, OrderList } from './order-list.ts';

/** A change: the list before it and right after it. */
export interface ListChange {
  before: OrderList;
  after: OrderList;
}

const bySku = (list: OrderList) => new Map(list.map((line) => [line.sku, line]));

const isSame = (one: OrderListLine, other: OrderListLine): boolean =>
  one.qty === other.qty && one.note === other.note;

/** A product's line without the effect of the change; undefined if nothing is left. */
function lineWithout(
  before: OrderListLine | undefined,
  after: OrderListLine | undefined,
  now: OrderListLine | undefined,
): OrderListLine | undefined {
  if (before === after) return now;
  // Removed since, or by the change itself.
  if (now === undefined) return after === undefined ? before : undefined;
  // Removed by the change, and added again since.
  if (after === undefined) return now;
  if (isSame(now, after)) return before;
  const qty = now.qty - after.qty + (before?.qty ?? 0);
  if (qty >= 1) return { ...before, ...now, qty: Math.min(qty, MOST_UNITS) };
  // The quantity is now lower than what the change added.
  return before && now;
}

/** The current list without the effect of a change; later additions, changes and removals stay. */
export function undoChange(now: OrderList, { before, after }: ListChange): OrderList {
  const [was, made, is] = [bySku(before), bySku(after), bySku(now)];
  const skus = new Set([...was.keys(), ...is.keys()]);
  return [...skus]
    .map((sku) => lineWithout(was.get(sku), made.get(sku), is.get(sku)))
    .filter((line) => line !== undefined)
    .slice(0, MOST_ORDER_LINES);
}
