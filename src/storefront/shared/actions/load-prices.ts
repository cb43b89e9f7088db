/** Loads prices for a signed-in buyer. */
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { readPrice } from '#firebase/browser/prices.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { publishedRate } from '#core/silver/published-rate.ts';
import { silverNote } from '#core/silver/silver-note.ts';
import type { PriceList } from '#core/pricing.ts';
import { weighedSizes, type WeighedProduct } from '#core/sizes/size-weights.ts';

/** The weights of a product in the published catalogue. */
async function publishedWeights(productId: string): Promise<WeighedProduct> {
  const entry = (await loadCatalogue()).entries.find(({ id }) => id === productId);
  return entry ? { netWeightMg: entry.netWeightMg, sizes: weighedSizes(entry) } : {};
}

interface LoadedPrice {
  prices: PriceList;
  /** How a price by weight is made up. */
  note?: string;
}

/**
 * The price for this buyer, at the published silver rate. Undefined if the product has no price. The rules deny buyers deleted prices, those of products that are not
 * live, and all prices while staff have not approved the buyer, if they do that.
 * @throws other failures of the database, also after the timeout
 */
export async function loadPrice(
  productId: string,
  read = readPrice,
  { weightsOf = publishedWeights, rateOf = publishedRate } = {},
): Promise<LoadedPrice | 'denied' | undefined> {
  try {
    const stored = await read(productId);
    if (stored === undefined) return undefined;
    if (!('byWeight' in stored)) return { prices: stored };
    const [{ netWeightMg, sizes = [] }, rate] = await Promise.all([weightsOf(productId), rateOf()]);
    if (netWeightMg === undefined || rate === undefined) return undefined;
    const prices = currentPrice(stored, netWeightMg, rate.perGramPaise, sizes);
    return prices
      ? { prices, note: silverNote({ netWeightMg, sizes, ...stored }, rate) }
      : undefined;
  } catch (error) {
    if (error instanceof DatabaseFailure && error.code === 'permission-denied') return 'denied';
    throw error;
  }
}

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
  { weightsOf = publishedWeights, rateOf = publishedRate } = {},
): Promise<LoadedPrices> {
  let rate: ReturnType<typeof publishedRate> | undefined;
  // One request for all.
  const sources = { weightsOf, rateOf: () => (rate ??= rateOf()) };
  const prices = new Map<string, PriceList>();
  const failedIds: string[] = [];
  const waiting = [...productIds];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        const price = await loadPrice(id, read, sources);
        if (typeof price === 'object') prices.set(id, price.prices);
      } catch {
        failedIds.push(id);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { prices, failedIds };
}
