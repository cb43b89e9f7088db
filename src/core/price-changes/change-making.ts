/** Changes the making charge of a price by weight: by a percentage, or by an amount per gram or per unit. */
import { formatRupees } from '#core/format.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import { MOST_MAKING_BPS } from '#schema/by-weight.ts';
import { MOST_PAISE } from '#schema/limits.ts';
import { changedPrice } from './change-prices.ts';

export interface MakingChange {
  /** A percentage of each part of the making charge, or an amount on one of them. */
  on: 'all' | 'perGram' | 'perUnit';
  /** Negative to decrease; basis points for `all`, otherwise paise. */
  by: number;
}

const PARTS = {
  all: ['makingPerGramPaise', 'makingPerUnitPaise', 'makingBps'],
  perGram: ['makingPerGramPaise'],
  perUnit: ['makingPerUnitPaise'],
} as const satisfies Record<MakingChange['on'], readonly (keyof ByWeight)[]>;

/** To whole paise and basis points; the price itself is rounded to whole rupees. */
const ROUNDING = { stepPaise: 1, isUp: false };

/** The price with a new making charge; undefined if it has no such part. Parts may be out of range. */
export function changedMaking(byWeight: ByWeight, { on, by }: MakingChange): ByWeight | undefined {
  const unit = on === 'all' ? 'percent' : 'amount';
  const parts = PARTS[on].flatMap((part): [string, number][] => {
    const before = byWeight[part];
    return before === undefined
      ? []
      : [[part, changedPrice(before, { unit, by, rounding: ROUNDING })]];
  });
  return parts.length === 0 ? undefined : { ...byWeight, ...Object.fromEntries(parts) };
}

/** Why the making charge cannot be saved; undefined if it can. */
export function makingProblem(byWeight: ByWeight): string | undefined {
  const { makingPerGramPaise = 1, makingPerUnitPaise = 1, makingBps = 1 } = byWeight;
  if (Math.min(makingPerGramPaise, makingPerUnitPaise, makingBps) < 1)
    return 'The making charge would be ₹0 or less.';
  return Math.max(makingPerGramPaise, makingPerUnitPaise) > MOST_PAISE ||
    makingBps > MOST_MAKING_BPS
    ? 'The making charge would be too high.'
    : undefined;
}

/** For example `₹12 per gram + 8%`. */
export function makingLabel(byWeight: ByWeight): string {
  const { makingPerGramPaise, makingPerUnitPaise, makingBps } = byWeight;
  const parts = [
    makingPerGramPaise !== undefined && `${formatRupees(makingPerGramPaise)} per gram`,
    makingPerUnitPaise !== undefined && `${formatRupees(makingPerUnitPaise)} per unit`,
    makingBps !== undefined && `${makingBps / 100}%`,
  ];
  return parts.filter(Boolean).join(' + ') || 'none';
}
