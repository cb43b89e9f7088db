/** Undoing a change of a list that has gone on since: in this tab or in another. */
import { MOST_ORDER_LINES, MOST_PIECES } from '#schema/limits.ts';
import type { OrderLine, OrderList } from './order-list.ts';

/** A change, by what the list was before it and right after it. */
export interface ListChange {
  before: OrderList;
  after: OrderList;
}

const bySku = (list: OrderList) => new Map(list.map((line) => [line.sku, line]));

const isSame = (one: OrderLine, other: OrderLine): boolean =>
  one.qty === other.qty && one.note === other.note;

/** What stands now for a product without what the change did; undefined when nothing of it is left. */
function lineWithout(
  before: OrderLine | undefined,
  after: OrderLine | undefined,
  now: OrderLine | undefined,
): OrderLine | undefined {
  // Removed since: so it stays. Or removed by the change itself.
  if (now === undefined) return after === undefined ? before : undefined;
  if (after !== undefined && isSame(now, after)) return before;
  const qty = now.qty - (after?.qty ?? 0) + (before?.qty ?? 0);
  if (qty >= 1) return { ...before, ...now, qty: Math.min(qty, MOST_PIECES) };
  // Fewer are wanted since than the change had added.
  return before && now;
}

/** The list of now without what a change did to it; what was added, changed or removed since stays so. */
export function takeBack(now: OrderList, { before, after }: ListChange): OrderList {
  const [was, made, is] = [bySku(before), bySku(after), bySku(now)];
  const skus = new Set([...was.keys(), ...is.keys()]);
  return [...skus]
    .map((sku) => lineWithout(was.get(sku), made.get(sku), is.get(sku)))
    .filter((line) => line !== undefined)
    .slice(0, MOST_ORDER_LINES);
}
