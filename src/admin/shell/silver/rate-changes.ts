/** What a new silver rate changes: each price by weight, before and after. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { belowCost } from '#core/price-changes/change-prices.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
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
  /** The first new price below the cost of a unit, in a sentence. */
  warning: string | undefined;
}

interface Rates {
  /** Paise per gram; undefined if none was set. */
  before: number | undefined;
  after: number;
}

/**
 * The changes of live products: those with a warning first, otherwise in the order of the catalogue.
 * @param forBuyers prices by weight for signed-in buyers, by product ID
 * @param costs of a unit, paise, by product ID, as far as they are entered and read
 */
export function rateChanges(
  entries: readonly CatalogueEntry[],
  forBuyers: ReadonlyMap<string, ByWeight>,
  { before, after }: Rates,
  costs: ReadonlyMap<string, number> = new Map(),
): RepricedProduct[] {
  const changes = entries.flatMap((entry): RepricedProduct[] => {
    const isSignIn = entry.priceMode === 'signIn';
    const byWeight = isSignIn ? forBuyers.get(entry.id) : entry.byWeight;
    const at = (rate: number | undefined): PriceList | null | undefined =>
      byWeight && currentPrice({ byWeight }, entry.netWeightMg, rate);
    const [was, next] = [at(before), at(after)];
    if (!next) return [];
    const beforePaise = was ? unitPriceAt(was, entry.moq) : null;
    const afterPaise = unitPriceAt(next, entry.moq);
    if (afterPaise === beforePaise) return [];
    const warning = belowCost(next, costs.get(entry.id));
    return [{ sku: entry.sku, title: entry.title, isSignIn, beforePaise, afterPaise, warning }];
  });
  const isWarned = ({ warning }: RepricedProduct): boolean => warning !== undefined;
  return [...changes.filter(isWarned), ...changes.filter((change) => !isWarned(change))];
}
