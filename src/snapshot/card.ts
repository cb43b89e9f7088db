/** Makes from a product document what lists keep of it. */
import type { CardPrice } from '#domain/catalogue.ts';
import { unitPriceAt } from '#domain/pricing.ts';
import type { Product } from '#schema/product.ts';
import type { ProductRow } from './store.ts';

function cardPrice(product: Product): CardPrice {
  if (product.priceMode !== 'public') return { mode: product.priceMode };
  const pricePaise = unitPriceAt(product, product.moq);
  return {
    mode: 'public',
    pricePaise,
    lowestPaise: Math.min(pricePaise, product.tiers.at(-1)?.pricePaise ?? pricePaise),
  };
}

function liveFrom(product: Product): number | null {
  if (product.status === 'published') return 0;
  return product.status === 'scheduled' ? (product.publishAt ?? null) : null;
}

/** The index row and card of a product. */
export const productRow = (product: Product): ProductRow => ({
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
});
