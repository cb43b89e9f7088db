/** Loads the prices of several products for a signed-in buyer. */
import { MOST_PRICES, readPrices } from '#client/prices.ts';
import type { PriceList } from '#domain/pricing.ts';

/** @throws what the database answers */
export async function loadPrices(productIds: readonly string[]): Promise<Map<string, PriceList>> {
  const groups = Array.from({ length: Math.ceil(productIds.length / MOST_PRICES) }, (_, group) =>
    productIds.slice(group * MOST_PRICES, (group + 1) * MOST_PRICES),
  );
  const found = await Promise.all(groups.map(readPrices));
  return new Map(found.flatMap((prices) => [...prices]));
}
