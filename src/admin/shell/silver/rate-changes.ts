/** What a new silver rate changes: each price by weight, before and after. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPriceAt } from '#core/pricing.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import type { ByWeight } from '#schema/by-weight.ts';

export interface RepricedProduct {
  sku: string;
  title: string;
  /** Whether only signed-in buyers see it. */
  isSignIn: boolean;
  /** Per unit at the MOQ, paise; null if there was no rate. */
  beforePaise: number | null;
  afterPaise: number;
}

interface Rates {
  /** Paise per gram; undefined if none was set. */
  before: number | undefined;
  after: number;
}

/**
 * The changes of live products in the order of the catalogue.
 * @param forBuyers prices by weight for signed-in buyers, by product ID
 */
export function rateChanges(
  entries: readonly CatalogueEntry[],
  forBuyers: ReadonlyMap<string, ByWeight>,
  { before, after }: Rates,
): RepricedProduct[] {
  return entries.flatMap((entry): RepricedProduct[] => {
    const isSignIn = entry.priceMode === 'signIn';
    const byWeight = isSignIn ? forBuyers.get(entry.id) : entry.byWeight;
    const at = (rate: number | undefined): number | null => {
      const prices = byWeight && currentPrice({ byWeight }, entry.netWeightMg, rate);
      return prices ? unitPriceAt(prices, entry.moq) : null;
    };
    const [beforePaise, afterPaise] = [at(before), at(after)];
    if (afterPaise === null || afterPaise === beforePaise) return [];
    return [{ sku: entry.sku, title: entry.title, isSignIn, beforePaise, afterPaise }];
  });
}
