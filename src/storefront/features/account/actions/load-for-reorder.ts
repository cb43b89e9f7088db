/** Loads what an old order is held against: the catalogue of this moment, and the prices that its buyer may see. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PriceList } from '#core/pricing.ts';
import type { Order } from '#schema/order.ts';
import { loadFreshCatalogue } from '#core/listing/load-catalogue.ts';
import { loadPrices } from '#storefront/shared/actions/load-prices.ts';

export interface ForReorder {
  entries: readonly CatalogueEntry[];
  /** By product; none of them where the buyer may not see them, or they are out of reach. */
  prices: ReadonlyMap<string, PriceList>;
}

/** @throws as `loadFreshCatalogue` */
export async function loadForReorder({ lines }: Pick<Order, 'lines'>): Promise<ForReorder> {
  const { entries } = await loadFreshCatalogue();
  const ids = new Set(lines.map(({ productId }) => productId));
  const skus = new Set(lines.map(({ sku }) => sku));
  const hidden = entries
    .filter(({ priceMode }) => priceMode === 'signIn')
    .filter(({ id, sku }) => ids.has(id) || skus.has(sku));
  // Without one the line says that the price comes with the quote.
  const { prices } = await loadPrices(hidden.map(({ id }) => id));
  return { entries, prices };
}
