/** The lines of an order for one product. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { oneLine } from '#core/one-line.ts';
import { partsBySize, type SizedQuantity } from '#core/sizes/by-size.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
import type { OrderLine } from '#schema/order.ts';

export type OrderedProduct = Pick<CatalogueEntry, 'id' | 'sku' | 'title' | 'unit'>;

interface Ordered extends SizedQuantity {
  note?: string | undefined;
}

/** One line for each size, and one for units without a size. Staff see the note with each. */
export function linesOfProduct(
  { note, ...ordered }: Ordered,
  { id, sku, title, unit }: OrderedProduct,
): OrderLine[] {
  const line = {
    productId: id,
    sku,
    title: oneLine(title, LONGEST_TITLE),
    ...(unit !== SINGLE_PIECE && { unit }),
    ...(note !== undefined && { note: note.toWellFormed() }),
  };
  return partsBySize(ordered).map(({ qty, size }) => ({
    ...line,
    qty,
    ...(size !== undefined && { size: size.toWellFormed() }),
  }));
}
