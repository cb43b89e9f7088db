/**
 * Changes the making charge of a price by weight: by a percentage, by an amount per gram or per unit, or to a new charge;
 * and the discounts of its tiers, which are shares of it and so change with it.
 */
import { formatCount, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { MOST_MAKING_BPS, MOST_MAKING_TIERS, type ByWeight } from '#schema/by-weight.ts';
import { MOST_PAISE } from '#schema/limits.ts';
import { changedPrice } from './change-prices.ts';

export type MakingPart = 'perGram' | 'perUnit' | 'percent';

export type MakingChange =
  /**
   * A percentage of each part, basis points; an amount on one of them, paise; or the discount of each tier, basis points
   * of the making charge. Negative to decrease.
   */
  | { on: 'all' | 'perGram' | 'perUnit' | 'tiers'; by: number }
  /** A part replaced, or introduced where there is none: paise, or basis points of the silver. Other parts stay. */
  | { on: MakingPart; to: number }
  /** A tier with a discount in basis points, which replaces one at the same quantity. */
  | { on: 'tier'; minQty: number; offBps: number };

const FIELDS = {
  perGram: 'makingPerGramPaise',
  perUnit: 'makingPerUnitPaise',
  percent: 'makingBps',
} as const satisfies Record<MakingPart, keyof ByWeight>;

/** To whole paise and basis points; the price itself is rounded to whole rupees. */
const ROUNDING = { stepPaise: 1, isUp: false };

/** Each part that the charge has, changed by a percentage or an amount. */
function changedParts(
  byWeight: ByWeight,
  on: 'all' | 'perGram' | 'perUnit',
  by: number,
): ByWeight | undefined {
  const unit = on === 'all' ? 'percent' : 'amount';
  const fields = on === 'all' ? Object.values(FIELDS) : [FIELDS[on]];
  const parts = fields.flatMap((field): [string, number][] => {
    const before = byWeight[field];
    return before === undefined
      ? []
      : [[field, changedPrice(before, { unit, by, rounding: ROUNDING })]];
  });
  return parts.length === 0 ? undefined : { ...byWeight, ...Object.fromEntries(parts) };
}

/** The price with a new making charge; undefined if it has no such part. Parts may be out of range. */
export function changedMaking(byWeight: ByWeight, change: MakingChange): ByWeight | undefined {
  const { makingTiers } = byWeight;
  if ('to' in change) return { ...byWeight, [FIELDS[change.on]]: change.to };
  if (change.on === 'tier') {
    const { minQty, offBps } = change;
    const others = makingTiers.filter((tier) => tier.minQty !== minQty);
    const tiers = [...others, { minQty, offBps }].sort((a, b) => a.minQty - b.minQty);
    return { ...byWeight, makingTiers: tiers };
  }
  const { on, by } = change;
  if (on !== 'tiers') return changedParts(byWeight, on, by);
  if (makingTiers.length === 0) return undefined;
  return {
    ...byWeight,
    makingTiers: makingTiers.map(({ minQty, offBps }) => ({ minQty, offBps: offBps + by })),
  };
}

function tierProblem({ makingTiers }: ByWeight): string | undefined {
  if (makingTiers.length > MOST_MAKING_TIERS)
    return `It would have more than ${MOST_MAKING_TIERS} tiers.`;
  for (const [at, { minQty, offBps }] of makingTiers.entries()) {
    const before = makingTiers[at - 1];
    const from = `The discount from ${formatCount(minQty)}`;
    if (offBps < 1) return `${from} would be 0% or less.`;
    if (offBps > 10_000) return `${from} would be above 100%.`;
    if (before && offBps <= before.offBps)
      return `${from} would not be higher than the one from ${formatCount(before.minQty)}.`;
  }
  return undefined;
}

/** Why the making charge cannot be saved; undefined if it can. */
export function makingProblem(byWeight: ByWeight): string | undefined {
  const { makingPerGramPaise = 1, makingPerUnitPaise = 1, makingBps = 1 } = byWeight;
  if (Math.min(makingPerGramPaise, makingPerUnitPaise, makingBps) < 1)
    return 'The making charge would be ₹0 or less.';
  return Math.max(makingPerGramPaise, makingPerUnitPaise) > MOST_PAISE ||
    makingBps > MOST_MAKING_BPS
    ? 'The making charge would be too high.'
    : tierProblem(byWeight);
}

/** For example `₹12 per gram + 8%`. */
export function makingLabel(byWeight: ByWeight): string {
  const { makingPerGramPaise, makingPerUnitPaise, makingBps } = byWeight;
  const parts = [
    makingPerGramPaise !== undefined && `${formatRupees(makingPerGramPaise)} per gram`,
    makingPerUnitPaise !== undefined && `${formatRupees(makingPerUnitPaise)} per unit`,
    makingBps !== undefined && formatRate(makingBps),
  ];
  return parts.filter(Boolean).join(' + ') || 'none';
}

/** For example `10% from 24, 20% from 100`. */
export const makingTiersLabel = ({ makingTiers }: ByWeight): string =>
  makingTiers
    .map(({ minQty, offBps }) => `${formatRate(offBps)} from ${formatCount(minQty)}`)
    .join(', ') || 'none';
