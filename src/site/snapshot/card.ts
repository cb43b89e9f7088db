/** Builds the index row, card and catalogue entry of a product document. */
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { weighedSizes } from '#core/sizes/size-weights.ts';
import { availabilityOf, availableUnits, shownStatus } from '#core/stock/availability.ts';
import type { PriceList } from '#core/pricing.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { Stock } from '#schema/stock.ts';
import type { ProductRow } from './product-table.ts';

function liveFrom(product: ProductDocument): number | null {
  if (product.status === 'published') return 0;
  return product.status === 'scheduled' ? (product.publishAt ?? null) : null;
}

/** The public prices with those of sizes, which an entry leaves out. */
function sizedPrices(entry: CatalogueEntry, rate: number | undefined): PriceList | null {
  const { byWeight, sizeWeights, prices, netWeightMg } = entry;
  return byWeight && sizeWeights && prices
    ? currentPrice({ byWeight }, netWeightMg, rate, weighedSizes(entry))
    : prices;
}

/**
 * The index row, card and entry of a product. Drafts have them too, but are never shown.
 * @param id document id
 * @param stock undefined if it is not tracked
 * @param rate the silver rate of the product's price, paise per gram
 */
export function productRow(
  id: string,
  product: ProductDocument,
  stock: Stock | undefined,
  rate?: number,
): ProductRow {
  const stockStatus = shownStatus(product, stock);
  const { soldOut } = availabilityOf(product, stock);
  const available = availableUnits(product, stock);
  const entry = {
    ...entryOf(id, { ...product, stockStatus }),
    ...(soldOut.length > 0 && { soldOut }),
    ...(available !== undefined && { available }),
  };
  return {
    sku: product.sku,
    slug: product.slug,
    oldSlugs: product.oldSlugs,
    category: product.category,
    subCategory: product.subCategory,
    liveFrom: liveFrom(product),
    listedAt: product.publishAt ?? product.createdAt,
    savedAt: product.updatedAt,
    // Built pages need the full image; an entry leaves it out.
    card: {
      ...cardOfEntry({ ...entry, prices: sizedPrices(entry, rate) }),
      image: product.images[0] ?? null,
    },
    entry,
  };
}
