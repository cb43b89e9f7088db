/** Reads products by id. */
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/**
 * Existing products in the order of `ids`.
 * @throws ReadError
 */
export const readProducts = (
  ids: readonly string[],
  database = staffDatabase,
): Promise<DecodedDocument<ProductDocument>[]> =>
  readOrThrow(() => database.documentsByName(productKind, ids));
