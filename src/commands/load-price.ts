/** Loads the price of one product for a signed-in buyer. */
import { readPrice } from '#client/prices.ts';
import type { PriceList } from '#domain/pricing.ts';

/** Undefined when the product has none. @throws what the database answers */
export const loadPrice = (productId: string): Promise<PriceList | undefined> =>
  readPrice(productId);
