/** Edits of the order list; pages that only add to it do not load this. */
import { oneLine } from '#core/one-line.ts';
import { orderReference } from '#core/order/new-reference.ts';
import { LONGEST_LINE_NOTE, MOST_UNITS } from '#schema/limits.ts';
import {
  addToList,
  hasRoomFor,
  type OrderListLine,
  type OrderList,
  type SeenProduct,
} from '#storefront/shared/order/order-list.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { sizesWithin, type LineSizes } from '#core/sizes/line-sizes.ts';
import type { StoredOrderList } from '#storefront/shared/order/stored-list.ts';
import { $order, changeLines } from './order-list.ts';

/** Changes the line of one product. */
const changeLine = (sku: string, change: (line: OrderListLine) => OrderListLine): void =>
  changeLines($order.get().list.map((line) => (line.sku === sku ? change(line) : line)));

/**
 * A lower quantity drops the sizes beyond it.
 * @param seen the product as seen at that quantity; without it the earlier one stays
 */
export const changeQuantity = (sku: string, qty: number, seen?: SeenProduct): void =>
  changeLine(sku, ({ sizes, ...line }) => ({
    ...line,
    qty,
    ...sizesWithin(sizes, qty),
    ...(seen && { seen }),
  }));

/**
 * Sets the quantity of one size, and with it that of the line; units without a size are taken first. Nothing changes
 * if the line would be too large.
 */
export const changeSize = (
  sku: string,
  label: string,
  qty: number,
  seenAt: (line: SizedQuantity) => SeenProduct | undefined,
): void =>
  changeLine(sku, (before) => {
    const { sizes = [], ...line } = before;
    const others = sizes.filter((size) => size.label !== label);
    const isListed = others.length < sizes.length;
    const next = isListed
      ? sizes.map((size) => (size.label === label ? { label, qty } : size))
      : [...sizes, { label, qty }];
    const sized = unitsOf(next);
    const total = Math.max(1, unitsOf(sizes) < line.qty ? Math.max(line.qty, sized) : sized);
    if (total > MOST_UNITS) return before;
    const changed = { qty: total, ...sizesWithin(next, total) };
    const seen = seenAt(changed);
    return { ...line, ...changed, ...(seen && { seen }) };
  });

/** Sets all sizes, and with them the quantity of the line. */
export const changeSizes = (sku: string, sizes: LineSizes, seen: SeenProduct): void =>
  changeLine(sku, (line) => ({ ...line, qty: unitsOf(sizes), sizes, seen }));

/** An empty note deletes it. */
export const changeNote = (sku: string, note: string): void =>
  changeLine(sku, ({ note: _old, ...rest }) => {
    const text = oneLine(note, LONGEST_LINE_NOTE);
    return text === '' ? rest : { ...rest, note: text };
  });

export const removeLine = (sku: string): void =>
  changeLines($order.get().list.filter((line) => line.sku !== sku));

/** Adds several lines; returns those without room. */
export function addLines(lines: readonly OrderListLine[]): OrderListLine[] {
  const left: OrderListLine[] = [];
  let { list } = $order.get();
  for (const line of lines) {
    if (hasRoomFor(list, line.sku)) list = addToList(list, line);
    else left.push(line);
  }
  changeLines(list);
  return left;
}

/** Stores the products as the buyer has seen them. */
export const noteSeen = (seenOf: (line: OrderListLine) => SeenProduct | undefined): void =>
  changeLines(
    $order.get().list.map((line) => {
      const seen = seenOf(line);
      return seen === undefined ? line : { ...line, seen };
    }),
  );

/** Starts a new list with its own reference. */
export const replaceLines = (list: OrderList): void => $order.set({ list, reference: null });

/** The current list with the products that a change has changed as before; all others stay. */
function withoutChange(before: OrderList, after: OrderList, now: OrderList): OrderList {
  const changed = new Set(
    [...before, ...after]
      .filter((line) => !before.includes(line) || !after.includes(line))
      .map(({ sku }) => sku),
  );
  const others = new Map(
    now.filter(({ sku }) => !changed.has(sku)).map((line) => [line.sku, line]),
  );
  const restored = before.flatMap((line) =>
    changed.has(line.sku) ? [line] : (others.get(line.sku) ?? []),
  );
  const added = [...others.values()].filter(({ sku }) => before.every((line) => line.sku !== sku));
  return [...restored, ...added];
}

/** Changes the list; returns the result of `change` and an undo that keeps changes of other products. */
export function undoable<Done>(change: () => Done): { done: Done; undo: () => void } {
  const before = $order.get();
  const done = change();
  const after = $order.get();
  const undo = (): void => {
    const now: StoredOrderList = $order.get();
    // A replaced list also replaces the reference; the current one may have been created and sent since.
    const { reference } = after.reference === before.reference ? now : before;
    $order.set({ list: withoutChange(before.list, after.list, now.list), reference });
  };
  return { done, undo };
}

/** The reference of the current list: created on first use, and kept until the list is cleared. */
export function referenceOfList(): string {
  const existing = $order.get().reference;
  if (existing !== null) return existing;
  const reference = orderReference(crypto.getRandomValues(new Uint8Array(6)));
  $order.set({ ...$order.get(), reference });
  return reference;
}
