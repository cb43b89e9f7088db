/** Products with current prices, for a quote. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { readPricedProducts } from '#firebase/browser/priced-products.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/**
 * By product id; missing products are left out.
 * @throws ReadError
 */
export const loadPricedProducts = (
  ids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, PricedProduct>> =>
  readOrThrow(() => readPricedProducts(ids, database));
