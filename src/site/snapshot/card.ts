/** Makes from a product document what lists keep of it. */
import { cardOfEntry, entryOf } from '#core/listing/catalogue-entry.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { ProductRow } from './store.ts';

function liveFrom(product: ProductDocument): number | null {
  if (product.status === 'published') return 0;
  return product.status === 'scheduled' ? (product.publishAt ?? null) : null;
}

/** The index row, card and entry of a product; those of a draft are never shown. @param id of its document */
export function productRow(id: string, product: ProductDocument): ProductRow {
  const entry = entryOf(id, product);
  return {
    sku: product.sku,
    slug: product.slug,
    oldSlugs: product.oldSlugs,
    category: product.category,
    subCategory: product.subCategory,
    liveFrom: liveFrom(product),
    listedAt: product.publishAt ?? product.createdAt,
    savedAt: product.updatedAt,
    // The built pages know the whole image, which an entry leaves out.
    card: { ...cardOfEntry(entry), image: product.images[0] ?? null },
    entry,
  };
}
