/** Loads the prices of several products for a signed-in buyer. */
import type { readPrice } from '#firebase/browser/prices.ts';
import type { PriceList } from '#core/pricing.ts';
import { loadPrice } from './load-price.ts';

/** Concurrent requests, limited so that a long list does not block a slow connection. */
const AT_ONCE = 8;

export interface LoadedPrices {
  /** Of those that have one. */
  prices: Map<string, PriceList>;
  /** Products whose price could not be read. */
  failedIds: string[];
}

/**
 * Separate reads: the rules let only staff list prices. A failed read does not affect the others.
 */
export async function loadPrices(
  productIds: readonly string[],
  read?: typeof readPrice,
): Promise<LoadedPrices> {
  const prices = new Map<string, PriceList>();
  const failedIds: string[] = [];
  const waiting = [...productIds];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        const price = await loadPrice(id, read);
        if (price !== undefined) prices.set(id, price);
      } catch {
        failedIds.push(id);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { prices, failedIds };
}
