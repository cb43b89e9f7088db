/** Loads the live products and all prices by weight for signed-in buyers. */
import { loadFreshCatalogue, type PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { ListCursor } from '#firebase/browser/read-page.ts';
import { readPageOf } from '#firebase/browser/stored-fields.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import { decodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';

async function pricesByWeight(): Promise<Map<string, ByWeight>> {
  const byProduct = new Map<string, ByWeight>();
  for await (const { documents } of pagesOf((after?: ListCursor) =>
    readPageOf(priceKind.collection, after),
  ))
    for (const { id, fields } of documents) {
      const decoded = decodeDocument(priceKind, id, fields);
      if (decoded.success && decoded.value.deletedAt === null && decoded.value.byWeight)
        byProduct.set(id, decoded.value.byWeight);
    }
  return byProduct;
}

export interface Priced extends Pick<PublishedCatalogue, 'entries' | 'categories'> {
  forBuyers: ReadonlyMap<string, ByWeight>;
}

/** @throws ReadError, FileUnavailable */
export async function loadPriced(): Promise<Priced> {
  const [{ entries, categories }, forBuyers] = await Promise.all([
    loadFreshCatalogue(),
    readOrThrow(pricesByWeight),
  ]);
  return { entries, categories, forBuyers };
}
