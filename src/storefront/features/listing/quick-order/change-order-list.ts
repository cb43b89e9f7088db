/** Changes of the order list by quick order. */
import { formatDesigns } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { sizeText } from '#core/sizes/size-text.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import type { LineSizes } from '#core/sizes/line-sizes.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { seenAgain, seenLine } from '#storefront/shared/order/seen-line.ts';
import {
  changeQuantity,
  changeSize,
  changeSizes,
  removeLine,
  undoable,
} from '#storefront/shared/stores/change-order.ts';
import { $order, addLine } from '#storefront/shared/stores/order-list.ts';

/** A finished or refused change. */
export interface Change {
  sku: string;
  message: string;
  /** Missing where typing another quantity undoes it. */
  undo?: () => void;
}

const lineOf = (sku: string): OrderListLine | undefined =>
  $order.get().list.find((line) => line.sku === sku);

const removed = ({ sku, title }: CatalogueEntry): Change => ({
  sku,
  message: `${title} removed.`,
  undo: undoable(() => removeLine(sku)).undo,
});

const added = (line: OrderListLine, message: string): Change => ({
  sku: line.sku,
  message: addLine(line)
    ? message
    : `Your order list is full (${formatDesigns(MOST_ORDER_LINES)}). Send it, then start a new one.`,
});

/** Sets the quantity of a product; 0 removes it. */
export function setQuantity(entry: CatalogueEntry, qty: number): Change {
  const { sku, title, unit } = entry;
  const message = `${title}: ${formatUnits(qty, unit)}`;
  if (qty === 0) return removed(entry);
  const line = lineOf(sku);
  if (line === undefined) return added({ sku, qty, seen: seenLine(entry, { qty }) }, message);
  changeQuantity(sku, qty, seenAgain(entry, { ...line, qty }));
  return { sku, message };
}

/** A design that was added with the quantity above; it has an undo, because it was not typed. */
export const repeated = (change: Change): Change =>
  lineOf(change.sku) === undefined
    ? change
    : {
        ...change,
        message: `${change.message}, as above.`,
        undo: () => removeLine(change.sku),
      };

/** Sets the quantities of all sizes; none removes the product. */
export function setSizes(entry: CatalogueEntry, sizes: LineSizes): Change {
  const { sku, title, unit } = entry;
  const qty = unitsOf(sizes);
  if (qty === 0) return removed(entry);
  const message = `${title}: ${formatUnits(qty, unit)}`;
  const line = lineOf(sku);
  const seen = seenAgain(entry, { sku, ...line, qty, sizes });
  if (line === undefined) return added({ sku, qty, sizes, seen }, message);
  changeSizes(sku, sizes, seen);
  return { sku, message };
}

/** Sets the quantity of one size; a product without any is removed. */
export function setSize(entry: CatalogueEntry, label: string, qty: number): Change {
  const { sku, title, sizeSystem } = entry;
  const line = lineOf(sku);
  const message = `${title}: ${sizeText(sizeSystem, label)} × ${qty}`;
  if (line === undefined) {
    const first = { qty, sizes: [{ label, qty }] };
    return added({ sku, ...first, seen: seenLine(entry, first) }, message);
  }
  const others = line.sizes?.filter((size) => size.label !== label) ?? [];
  const unsized = line.qty - unitsOf(line.sizes ?? []);
  if (qty + unitsOf(others) + unsized === 0) return removed(entry);
  changeSize(sku, label, qty, (changed) => seenAgain(entry, { ...line, ...changed }));
  return { sku, message };
}
