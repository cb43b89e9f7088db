/** The price of a product whose price mode is `signIn` (`prices/{id}`, same id as the product). */
import * as z from 'zod';
import { edited } from './edited.ts';
import { MOST_PAISE } from './fields.ts';
import { defineKind } from './kind.ts';
import { PRICE_TO_PUBLISH } from './product-complete.ts';
import { priceTiers, startsNoHigher, TIERS_START_NO_HIGHER } from './product.ts';

/** As `paise`, with its own message if it is missing. */
const needed = z
  .int({ error: ({ input }) => (input === undefined ? PRICE_TO_PUBLISH : undefined) })
  .min(0)
  .max(MOST_PAISE)
  .meta({ unit: 'paise', example: 45_000 });

const price = z
  .object({
    /** Per unit of sale, paise, before GST. */
    pricePaise: needed,
    tiers: priceTiers,
    ...edited,
  })
  .refine(startsNoHigher, { path: ['tiers'], error: TIERS_START_NO_HIGHER });

export type Price = z.output<typeof price>;
export const priceKind = defineKind({ name: 'price', collection: 'prices', schema: price });
