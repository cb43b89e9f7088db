/** Changes a price and its tiers by a percentage or an amount, with rounding; exact in whole paise. */
import { formatCount, formatRupees } from '#core/format.ts';
import type { PriceList } from '#core/pricing.ts';
import type { WeighedSize } from '#core/silver/price-at-rate.ts';
import { MOST_PAISE } from '#schema/limits.ts';

interface PriceRounding {
  /** New prices are multiples of this, paise. */
  stepPaise: number;
  /** Whether they are rounded up, not to the nearest multiple. */
  isUp: boolean;
}

export interface PriceChange {
  unit: 'percent' | 'amount';
  /** Negative to decrease; basis points for `percent`, paise for `amount`. */
  by: number;
  rounding: PriceRounding;
}

const BPS = 10_000;

/** The largest change in percent, basis points. Intermediate results stay below 2^53, so they are exact. */
export const MOST_CHANGE_BPS = 100_000;

/** The new price in paise; half a step is rounded up. It may be out of range. */
export function changedPrice(
  pricePaise: number,
  { unit, by, rounding: { stepPaise, isUp } }: PriceChange,
): number {
  const [part, whole] = unit === 'percent' ? [pricePaise * (BPS + by), BPS] : [pricePaise + by, 1];
  const step = whole * stepPaise;
  const steps = isUp ? Math.ceil(part / step) : Math.floor((2 * part + step) / (2 * step));
  return steps * stepPaise;
}

/** A price and its tiers with the change applied to each. */
export const changedPrices = (
  { pricePaise, tiers }: PriceList,
  change: PriceChange,
): PriceList => ({
  pricePaise: changedPrice(pricePaise, change),
  tiers: tiers.map((tier) => ({ ...tier, pricePaise: changedPrice(tier.pricePaise, change) })),
});

const fromQuantity = (qty: number): string => `from ${formatCount(qty)}`;

/** Why the prices cannot be saved; undefined if they can. */
export function priceProblem({ pricePaise, tiers }: PriceList): string | undefined {
  const lowest = Math.min(pricePaise, ...tiers.map((tier) => tier.pricePaise));
  if (lowest <= 0) return 'A price would be ₹0 or less.';
  if (pricePaise > MOST_PAISE) return `The price would be above ${formatRupees(MOST_PAISE)}.`;
  const [first] = tiers;
  if (first && first.pricePaise > pricePaise)
    return `The price ${fromQuantity(first.minQty)} would be higher than the unit price.`;
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1];
    if (before && tier.pricePaise >= before.pricePaise)
      return `The price ${fromQuantity(tier.minQty)} would not be lower than the price ${fromQuantity(before.minQty)}. Round to a smaller amount.`;
  }
  return undefined;
}

/** The first price below the cost of a unit. @param costPaise undefined if it is not known */
export function belowCost(
  { pricePaise, tiers }: PriceList,
  costPaise: number | undefined,
): string | undefined {
  if (costPaise === undefined) return undefined;
  const tier = tiers.find((each) => each.pricePaise < costPaise);
  const from = pricePaise < costPaise ? '' : tier && ` ${fromQuantity(tier.minQty)}`;
  return from === undefined
    ? undefined
    : `The price${from} is below the cost of ${formatRupees(costPaise)}.`;
}

/** The first price of a size below its cost, which is in proportion to its weight. @param costPaise of the product */
export function sizeBelowCost(
  { bySize = [] }: PriceList,
  costPaise: number | undefined,
  { weightMg, sizes }: { weightMg: number; sizes: readonly WeighedSize[] },
): string | undefined {
  if (costPaise === undefined) return undefined;
  for (const size of bySize) {
    const own = sizes.find(({ label }) => label === size.label)?.netWeightMg ?? weightMg;
    const why = belowCost(size, Math.round((costPaise * own) / weightMg));
    if (why !== undefined) return `Size ${size.label}: ${why}`;
  }
  return undefined;
}

/** What to check before saving; undefined if there is nothing. */
export function priceWarning({ pricePaise, tiers: [first] }: PriceList): string | undefined {
  return first?.pricePaise === pricePaise
    ? `The price ${fromQuantity(first.minQty)} would be the same as the unit price.`
    : undefined;
}
