/** Loads the prices of several products for a signed-in buyer. */
import type { PriceList } from '#core/pricing.ts';
import { loadPrice } from './load-price.ts';

/** Requests on their way at once: a list of two hundred products does not choke a phone's line. */
const AT_ONCE = 8;

export interface LoadedPrices {
  /** Of those that have one. */
  prices: Map<string, PriceList>;
  /** Products of which the database has not told. */
  unread: string[];
}

/** One by one: the rules let nobody but staff list prices. What does not come takes nothing else with it. */
export async function loadPrices(productIds: readonly string[]): Promise<LoadedPrices> {
  const prices = new Map<string, PriceList>();
  const unread: string[] = [];
  const waiting = [...productIds];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        const price = await loadPrice(id);
        if (price !== undefined) prices.set(id, price);
      } catch {
        unread.push(id);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { prices, unread };
}
