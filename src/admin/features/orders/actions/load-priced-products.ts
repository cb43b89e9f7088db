/** Products with their present prices, for a quote. */
import { readPricedProducts } from '#firebase/browser/priced-products.ts';
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { orThrow } from '#admin/shell/actions/not-read.ts';

/** By the ids of the products' documents; those that are gone are left out. @throws NotRead */
export const loadPricedProducts = (
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> =>
  orThrow(databaseOutcome(() => readPricedProducts(ids)));
