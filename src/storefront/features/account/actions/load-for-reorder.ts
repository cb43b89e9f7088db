/** Loads the current catalogue and the prices visible to the buyer, for ordering again. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PriceList } from '#core/pricing.ts';
import type { Order } from '#schema/order.ts';
import { loadFreshCatalogue } from '#core/listing/load-catalogue.ts';
import { loadPrices } from '#storefront/shared/actions/load-prices.ts';

export interface ForReorder {
  entries: readonly CatalogueEntry[];
  /** By product; empty if the buyer may not see them, or loading failed. */
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
  // For a line without price, a message says that the price comes with the quote.
  const { prices } = await loadPrices(hidden.map(({ id }) => id));
  return { entries, prices };
}
