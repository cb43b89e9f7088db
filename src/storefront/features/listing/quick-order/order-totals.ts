/** The totals of the order list, below the table of quick order. */
import { formatDesigns, formatGrams, formatRupees } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { PriceList } from '#core/pricing.ts';
import { estimateOf } from '#storefront/shared/order/estimate.ts';
import { lineFigures } from '#storefront/shared/order/line-figures.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';

/** The price of a product for this buyer; null if it is hidden. @param hidden prices by the ids of products */
export const pricesFor = (
  { id, prices }: CatalogueEntry,
  hidden: ReadonlyMap<string, PriceList>,
): PriceList | null => prices ?? hidden.get(id) ?? null;

/**
 * Designs, units, weight and amount as texts; only what is known.
 * @param entries the catalogue by SKU
 */
export function orderTotals(
  list: OrderList,
  entries: ReadonlyMap<string, CatalogueEntry>,
  hidden: ReadonlyMap<string, PriceList>,
): string[] {
  const { weightMg, amountPaise, unpriced } = estimateOf(list, (line) => {
    const entry = entries.get(line.sku);
    return entry && lineFigures(entry, pricesFor(entry, hidden), line);
  });
  return [
    formatDesigns(list.length),
    formatTotal(list.map(({ sku, qty }) => ({ qty, unit: entries.get(sku)?.unit }))),
    ...(weightMg > 0 ? [formatGrams(weightMg)] : []),
    ...(amountPaise > 0 ? [`${formatRupees(amountPaise)} before GST`] : []),
    ...(unpriced > 0 ? [`${formatDesigns(unpriced)} without a price`] : []),
  ];
}
