/** Which products SKUs name, as they stand in the database. */
import { askDocuments } from '#firebase/browser/asked.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import type { SavedProduct } from '#admin/shell/search/merge-found.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** By SKU; what is deleted, or does not fit its schema, is left out. @param skus 30 at most @throws ReadError */
export const nameProducts = (skus: readonly string[]): Promise<ReadonlyMap<string, SavedProduct>> =>
  readOrThrow(async () => {
    if (skus.length === 0) return new Map<string, SavedProduct>();
    const found = await askDocuments(QUERIES.namedProducts, [skus]);
    const products = found.flatMap(({ path, fields }) => {
      const decoded = decodeDocument(productKind, path, fields);
      return decoded.ok && decoded.value.deletedAt === null
        ? [{ id: path.slice(path.indexOf('/') + 1), product: decoded.value }]
        : [];
    });
    return new Map(products.map((each) => [each.product.sku, each]));
  });
