/** What the first change of the stock of a product does to its other sizes. */
import type { ProductDocument } from '#schema/product.ts';
import type { StockChange } from '#schema/stock-move.ts';

const sizeList = new Intl.ListFormat('en-IN');

/**
 * Which sizes go out of stock because their stock has no level, when tracking starts; undefined if none does.
 * @param changes what is saved for a product that is not tracked
 */
export function firstCountNote(
  { sku, sizes, stockStatus }: Pick<ProductDocument, 'sku' | 'sizes' | 'stockStatus'>,
  changes: readonly Pick<StockChange, 'size'>[],
): string | undefined {
  const counted = new Set(changes.map(({ size }) => size));
  const others = sizes.map(({ label }) => label).filter((label) => !counted.has(label));
  // Sizes without stock of a product that can be made to order stay on sale.
  if (changes.length === 0 || others.length === 0 || stockStatus === 'madeToOrder')
    return undefined;
  const [names, them] = others.length === 1 ? ['Size', 'it'] : ['Sizes', 'them'];
  return `Saving starts stock tracking of ${sku}. ${names} ${sizeList.format(others)} will be shown as out of stock until you count ${them}.`;
}
