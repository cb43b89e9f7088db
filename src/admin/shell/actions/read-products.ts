/** Products by their ids, for staff. */
import { documentsByName } from '#firebase/browser/documents-by-name.ts';
import type { FoundDocument } from '#firebase/browser/found-document.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** In the order of `ids`, those that are there. @throws ReadError */
export const readProducts = (ids: readonly string[]): Promise<FoundDocument<ProductDocument>[]> =>
  readOrThrow(() => documentsByName(productKind, ids));
