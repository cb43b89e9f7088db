/** The product data for the scripts of its page. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { publicPrices } from '#core/card-price.ts';
import { ownWeights } from '#core/sizes/size-weights.ts';
import type { Product } from '#schema/product.ts';

/** The data for ordering and for recently viewed products; the pictures are read from the page. */
export interface ProductBrief extends Pick<
  CatalogueEntry,
  | 'sku'
  | 'slug'
  | 'title'
  | 'moq'
  | 'orderMultiple'
  | 'unit'
  | 'netWeightMg'
  | 'prices'
  | 'priceMode'
  | 'stockStatus'
  | 'byWeight'
> {
  /** The silver rate of a product whose sizes are priced by their own weights, paise per gram. */
  silverRate?: number | undefined;
}

/** @param silverRate paise per gram, if the public price is by weight */
export function briefOf(product: Product, silverRate: number | undefined): ProductBrief {
  const { sizeWeights } = ownWeights(product.sizes, product.netWeightMg);
  const prices = publicPrices(product);
  return {
    sku: product.sku,
    slug: product.slug,
    title: product.title,
    moq: product.moq,
    orderMultiple: product.orderMultiple,
    unit: product.unit,
    netWeightMg: product.netWeightMg,
    priceMode: product.priceMode,
    stockStatus: product.stockStatus,
    prices,
    ...(sizeWeights &&
      prices &&
      silverRate !== undefined &&
      product.priceMode === 'public' &&
      product.byWeight && {
        byWeight: product.byWeight,
        silverRate,
        // The sizes have prices of their own, which the browser calculates.
        prices: { ...prices, bySize: [] },
      }),
  };
}
