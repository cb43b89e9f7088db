/** The wholesale price of a piece: silver by weight, making, plating, stones; with volume tiers. */
import type { ByWeight } from '#schema/by-weight.ts';
import type { Plating, PriceTier } from '#schema/product.ts';
import type { Piece } from './piece.ts';

/** A gram of 925 silver, paise: the rate used in the demo shop. */
export const SILVER_PAISE_PER_GRAM = 10_500;

/** A gram of plated surface, paise. */
const PLATING_PAISE: Record<Plating, number> = {
  none: 0,
  rhodium: 600,
  gold: 1_900,
  'rose-gold': 1_600,
  'two-tone': 1_300,
};
/** Setting a kind of stone, and a gram of stones, paise. */
const SETTING_PAISE = 900;
const STONE_PAISE_PER_GRAM = 5_500;

/** The discount from this multiple of the MOQ on. */
const TIER_STEPS = [
  { times: 2, off: 0.03 },
  { times: 5, off: 0.055 },
  { times: 10, off: 0.085 },
] as const;

const RUPEE = 100;
const roundedTo = (step: number, paise: number): number =>
  Math.max(step, Math.round(paise / step) * step);

/** Price of one piece at its MOQ, paise, in steps of five rupees. */
export function piecePricePaise({ design, subcategory }: Piece): number {
  const { grams, plating = 'none', stones = [], stoneGrams = 0 } = design;
  const perGram = SILVER_PAISE_PER_GRAM + subcategory.makingPaise + PLATING_PAISE[plating];
  const set = stones.length * SETTING_PAISE + stoneGrams * STONE_PAISE_PER_GRAM;
  return roundedTo(5 * RUPEE, grams * perGram + set);
}

/** Part of the making charge that is not charged from a multiple of the MOQ on, basis points. */
const MAKING_STEPS = [
  { times: 5, offBps: 1_000 },
  { times: 10, offBps: 2_000 },
] as const;

/** Heavy plain pieces are sold by weight, as the trade does; of the variations, two in five. */
export const isByWeight = ({ family, design, index, variationOf }: Piece): boolean => {
  const { plating = 'none', stones = [] } = design;
  if (variationOf !== null) return index % 5 < 2;
  return (
    (family.id === 'chains' || family.id === 'bangles') && plating === 'none' && stones.length === 0
  );
};

/** The price of a piece that is sold by weight. */
export const byWeightOf = (
  { subcategory, design: { plating = 'none' } }: Piece,
  moq: number,
): ByWeight => ({
  makingPerGramPaise: subcategory.makingPaise + PLATING_PAISE[plating],
  makingTiers: MAKING_STEPS.map(({ times, offBps }) => ({ minQty: moq * times, offBps })),
});

/** Up to `steps` tiers for a price (paise) and an MOQ; fewer when rounding leaves no difference. */
export function tiersFor(pricePaise: number, moq: number, steps: number): PriceTier[] {
  const tiers: PriceTier[] = [];
  for (const { times, off } of TIER_STEPS.slice(0, steps)) {
    const lower = roundedTo(RUPEE, pricePaise * (1 - off));
    if (lower < (tiers.at(-1)?.pricePaise ?? pricePaise)) {
      tiers.push({ minQty: moq * times, pricePaise: lower });
    }
  }
  return tiers;
}
