/** What the scripts of a product's page know of their product. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { publicPrices } from '#core/pricing.ts';
import type { Product } from '#schema/product.ts';

/** Enough to order it and to remember it; its pictures stand in the page itself. */
export type ProductBrief = Pick<
  CatalogueEntry,
  | 'sku'
  | 'slug'
  | 'title'
  | 'moq'
  | 'orderMultiple'
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
  netWeightMg: product.netWeightMg,
  priceMode: product.priceMode,
  stockStatus: product.stockStatus,
  prices: publicPrices(product),
});
