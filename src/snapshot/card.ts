/** Makes from a product document what lists keep of it. */
import { entryOf } from '#domain/listing/catalogue-entry.ts';
import { cardPrice } from '#domain/pricing.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { ProductRow } from './store.ts';

function liveFrom(product: ProductDocument): number | null {
  if (product.status === 'published') return 0;
  return product.status === 'scheduled' ? (product.publishAt ?? null) : null;
}

/** The index row, card and entry of a product; those of a draft are never shown. @param id of its document */
export const productRow = (id: string, product: ProductDocument): ProductRow => ({
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
    netWeightMg: product.netWeightMg ?? 0,
    moq: product.moq,
    stockStatus: product.stockStatus,
    isNew: product.tags.includes('new'),
  },
  entry: entryOf(id, product),
});
