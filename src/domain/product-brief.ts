/** What the scripts of a product's page know of their product. */
import { pictureOf, type CatalogueEntry } from '#domain/listing/catalogue-entry.ts';
import type { Product } from '#schema/product.ts';

/** Enough to order it and to show it as a card. */
export type ProductBrief = Pick<
  CatalogueEntry,
  'sku' | 'slug' | 'title' | 'image' | 'moq' | 'orderMultiple' | 'netWeightMg' | 'prices'
>;

export const briefOf = (product: Product): ProductBrief => ({
  sku: product.sku,
  slug: product.slug,
  title: product.title,
  image: pictureOf(product),
  moq: product.moq,
  orderMultiple: product.orderMultiple,
  netWeightMg: product.netWeightMg,
  prices:
    product.priceMode === 'public'
      ? { pricePaise: product.pricePaise, tiers: product.tiers }
      : null,
});
