/** The product data for the scripts of its page. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { publicPrices } from '#core/pricing.ts';
import type { Product } from '#schema/product.ts';

/** The data for ordering and for recently viewed products; the pictures are read from the page. */
export type ProductBrief = Pick<
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
>;

export const briefOf = (product: Product): ProductBrief => ({
  sku: product.sku,
  slug: product.slug,
  title: product.title,
  moq: product.moq,
  orderMultiple: product.orderMultiple,
  unit: product.unit,
  netWeightMg: product.netWeightMg,
  priceMode: product.priceMode,
  stockStatus: product.stockStatus,
  prices: publicPrices(product),
});
