/** Finds the products of SKUs in the database. */
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import type { SavedProduct } from './unindexed-products.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/**
 * By SKU, without deleted and invalid products.
 * @param skus at most 30
 * @throws ReadError
 */
export const nameProducts = (
  skus: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, SavedProduct>> =>
  readOrThrow(async () => {
    if (skus.length === 0) return new Map<string, SavedProduct>();
    const documents = await database.runQuery(QUERIES.namedProducts, [skus]);
    const products = documents.flatMap(({ path, fields }) => {
      const decoded = decodeDocument(productKind, path, fields);
      return decoded.success && decoded.value.deletedAt === null
        ? [{ id: path.slice(path.indexOf('/') + 1), product: decoded.value }]
        : [];
    });
    return new Map(products.map((each) => [each.product.sku, each]));
  });
