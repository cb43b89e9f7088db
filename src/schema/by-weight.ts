/** A price that follows the silver rate: silver by net weight, a making charge, and stones. */
import * as z from 'zod';
import { quantity } from './fields.ts';
import { MOST_PAISE } from './limits.ts';

/** A lower making charge from a quantity up. */
const makingTier = z.object({
  minQty: quantity,
  /** The part of the making charge that is not charged, basis points. */
  offBps: z.int().min(1).max(10_000).meta({ unit: 'basis points', example: 1_000 }),
});

export const MOST_MAKING_TIERS = 6;
const makingTiers = z
  .array(makingTier)
  .max(MOST_MAKING_TIERS)
  .refine(
    (tiers) =>
      tiers.every((tier, index) => {
        const before = tiers[index - 1];
        return !before || (tier.minQty > before.minQty && tier.offBps > before.offBps);
      }),
    'Each tier needs a higher quantity and a higher discount than the one before.',
  )
  .meta({ example: [] });

/** Absent instead of nothing. */
const charge = z.int().min(1).max(MOST_PAISE).meta({ unit: 'paise', example: 1_200 });

/** The largest making charge as a share of the silver, basis points. */
export const MOST_MAKING_BPS = 100_000;

/** The making charge is the sum of the parts that are present. */
export const byWeight = z.object({
  /** Making charge per gram of net weight, paise. */
  makingPerGramPaise: charge.optional(),
  /** Making charge per unit of sale, paise. */
  makingPerUnitPaise: charge.optional(),
  /** Making charge as a share of the silver's value. */
  makingBps: z
    .int()
    .min(1)
    .max(MOST_MAKING_BPS)
    .meta({ unit: 'basis points', example: 800 })
    .optional(),
  /** Stones and other material per unit of sale, paise. */
  stonesPaise: charge.optional(),
  makingTiers,
});
export type ByWeight = z.output<typeof byWeight>;
