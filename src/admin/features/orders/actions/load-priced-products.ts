/** Products with their present prices, for a quote. */
import { readPricedProducts } from '#firebase/browser/priced-products.ts';
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** By the ids of the products' documents; those that are gone are left out. @throws ReadError */
export const loadPricedProducts = (
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> => readOrThrow(() => readPricedProducts(ids));
