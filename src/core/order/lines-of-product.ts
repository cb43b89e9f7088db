/** The lines of an order for one product. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { oneLine } from '#core/one-line.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
import type { OrderLine } from '#schema/order.ts';
import { unitsOf } from './total-units.ts';

export type OrderedProduct = Pick<CatalogueEntry, 'id' | 'sku' | 'title' | 'unit'>;

interface Ordered {
  qty: number;
  sizes?: readonly SizeQuantity[] | undefined;
  note?: string | undefined;
}

/** One line for each size, and one for units without a size. Staff see the note with each. */
export function linesOfProduct(
  { qty, sizes = [], note }: Ordered,
  { id, sku, title, unit }: OrderedProduct,
): OrderLine[] {
  const line = {
    productId: id,
    sku,
    title: oneLine(title, LONGEST_TITLE),
    ...(unit !== SINGLE_PIECE && { unit }),
    ...(note !== undefined && { note: note.toWellFormed() }),
  };
  const rest = qty - unitsOf(sizes);
  return [
    ...sizes.map((size) => ({ ...line, qty: size.qty, size: size.label.toWellFormed() })),
    ...(rest > 0 ? [{ ...line, qty: rest }] : []),
  ];
}
