/** What a new silver rate changes: each price by weight with its tiers, before and after. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { belowCost } from '#core/price-changes/change-prices.ts';
import type { PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';
import type { PriceList } from '#core/pricing.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import type { ByWeight } from '#schema/by-weight.ts';

interface Rates {
  /** Paise per gram; undefined if none was set. */
  before: number | undefined;
  after: number;
}

const amountsOf = ({ pricePaise, tiers }: PriceList): string =>
  [pricePaise, ...tiers.flatMap((tier) => [tier.minQty, tier.pricePaise])].join();

/**
 * The changes of live products in the order of the catalogue, with a warning of prices below cost.
 * @param forBuyers prices by weight for signed-in buyers, by product ID
 * @param costs of a unit, paise, by product ID, as far as they are entered and read
 */
export function rateChanges(
  entries: readonly CatalogueEntry[],
  forBuyers: ReadonlyMap<string, ByWeight>,
  { before, after }: Rates,
  costs: ReadonlyMap<string, number> = new Map(),
): PreviewedPrice[] {
  return entries.flatMap(
    ({ id, sku, title, priceMode, netWeightMg, ...entry }): PreviewedPrice[] => {
      const isSignIn = priceMode === 'signIn';
      const byWeight = isSignIn ? forBuyers.get(id) : entry.byWeight;
      if (byWeight === undefined) return [];
      const was = currentPrice({ byWeight }, netWeightMg, before);
      const next = currentPrice({ byWeight }, netWeightMg, after);
      if (next === null || (was !== null && amountsOf(was) === amountsOf(next))) return [];
      return [
        {
          kind: 'changed',
          item: { id, sku, title, collection: isSignIn ? 'prices' : 'prod' },
          before: { prices: was },
          after: { prices: next },
          warning: belowCost(next, costs.get(id)),
        },
      ];
    },
  );
}
