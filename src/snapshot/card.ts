/** Makes from a product document what lists keep of it. */
import { entryOf } from '#domain/listing/catalogue-entry.ts';
import { cardPrice } from '#domain/pricing.ts';
import type { Product } from '#schema/product.ts';
import type { ProductRow } from './store.ts';

function liveFrom(product: Product): number | null {
  if (product.status === 'published') return 0;
  return product.status === 'scheduled' ? (product.publishAt ?? null) : null;
}

/** The index row, card and entry of a product. @param id of its document */
export const productRow = (id: string, product: Product): ProductRow => ({
  sku: product.sku,
  slug: product.slug,
  oldSlugs: product.oldSlugs,
  category: product.category,
  subCategory: product.subCategory,
  liveFrom: liveFrom(product),
  listedAt: product.publishAt ?? product.createdAt,
  savedAt: product.updatedAt,
  card: {
    sku: product.sku,
    slug: product.slug,
    title: product.title,
    image: product.images[0] ?? null,
    price: cardPrice(product),
    netWeightMg: product.netWeightMg,
    moq: product.moq,
    stockStatus: product.stockStatus,
    isNew: product.tags.includes('new'),
  },
  entry: entryOf(id, product),
});
