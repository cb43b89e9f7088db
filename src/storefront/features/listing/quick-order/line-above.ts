/** The quantity that Enter in an empty cell repeats: that of the nearest row above with the same kind of quantity. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { typedSizes } from '#core/sizes/size-quantities.ts';
import { isSizeChosen } from '#core/sizes/size-weights.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { fittingQuantity } from '#storefront/shared/order/quantity.ts';

/**
 * @param entries the rows
 * @param lines the order list
 * @returns a text for the cell of `entry`: a quantity that it can have, or quantities per size without those out of
 * stock; undefined if there is none above, or nothing of it is in stock
 */
export function textAbove(
  entry: CatalogueEntry,
  entries: readonly CatalogueEntry[],
  lines: readonly OrderListLine[],
): string | undefined {
  if (entry.stockStatus === 'outOfStock') return undefined;
  const isSized = isSizeChosen(entry);
  const lineOf = new Map(lines.map((line) => [line.sku, line]));
  const above = entries
    .slice(
      0,
      entries.findIndex(({ sku }) => sku === entry.sku),
    )
    .findLast((each) => {
      const line = lineOf.get(each.sku);
      return isSized
        ? line?.sizes !== undefined && each.sizeSystem === entry.sizeSystem
        : line !== undefined && line.sizes === undefined;
    });
  const { qty, sizes = [] } = (above && lineOf.get(above.sku)) ?? {};
  if (qty === undefined) return undefined;
  if (!isSized) return String(fittingQuantity(entry, qty));
  const inStock = sizes.filter(({ label }) => entry.soldOut?.includes(label) !== true);
  return inStock.length === 0 ? undefined : typedSizes(entry.sizeSystem ?? 'free', inStock);
}
