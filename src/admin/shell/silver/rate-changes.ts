/** What a new silver rate changes: each price by weight with its tiers and sizes, before and after. */
import { belowCost, sizeBelowCost } from '#core/price-changes/change-prices.ts';
import type { PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';
import { isPriceChange } from '#core/price-changes/size-changes.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { weighedSizes } from '#core/sizes/size-weights.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import type { RatedEntry } from './unpublished-prices.ts';

interface Rates {
  /** Paise per gram; undefined if none was set. */
  before: number | undefined;
  after: number;
}

/**
 * The changes of products in the given order, with a warning of prices below cost.
 * @param forBuyers prices by weight for signed-in buyers, by product ID
 * @param costs of a unit, paise, by product ID, as far as they are entered and read
 */
export function rateChanges(
  entries: readonly RatedEntry[],
  forBuyers: ReadonlyMap<string, ByWeight>,
  { before, after }: Rates,
  costs: ReadonlyMap<string, number> = new Map(),
): PreviewedPrice[] {
  return entries.flatMap((entry): PreviewedPrice[] => {
    const { id, sku, title, netWeightMg: weightMg, unpublished } = entry;
    const isSignIn = entry.priceMode === 'signIn';
    const byWeight = isSignIn ? forBuyers.get(id) : entry.byWeight;
    if (byWeight === undefined) return [];
    const sizes = entry.sizeWeights ? weighedSizes(entry) : [];
    const was = currentPrice({ byWeight }, weightMg, before, sizes);
    const next = currentPrice({ byWeight }, weightMg, after, sizes);
    if (next === null || !isPriceChange(was, next)) return [];
    const cost = costs.get(id);
    return [
      {
        kind: 'changed',
        item: { id, sku, title, collection: isSignIn ? 'prices' : 'prod' },
        before: { prices: was },
        after: { prices: next },
        unpublished,
        warning: belowCost(next, cost) ?? sizeBelowCost(next, cost, { weightMg, sizes }),
      },
    ];
  });
}
