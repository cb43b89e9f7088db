/** Products with their present prices, for a quote. */
import { readPricedProducts } from '#client/priced-products.ts';
import type { PricedProduct } from '#domain/quoting/suggest-lines.ts';
import { databaseOutcome } from './database-outcome.ts';
import { orThrow } from './not-read.ts';

/** By the ids of the products' documents; those that are gone are left out. @throws NotRead */
export const loadPricedProducts = (
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> =>
  orThrow(databaseOutcome(() => readPricedProducts(ids)));
