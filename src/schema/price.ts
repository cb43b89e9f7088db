/** The price of a product whose price mode is `signIn` (`prices/{id}`, same id as the product). */
import * as z from 'zod';
import { edited } from './edited.ts';
import { paise } from './fields.ts';
import { defineKind } from './kind.ts';
import { priceTiers, startsNoHigher, TIERS_START_NO_HIGHER } from './product.ts';

export const price = z
  .object({
    /** Per piece, paise, before GST. */
    pricePaise: paise,
    tiers: priceTiers,
    ...edited,
  })
  .refine(startsNoHigher, { path: ['tiers'], error: TIERS_START_NO_HIGHER });

export type Price = z.output<typeof price>;
export const priceKind = defineKind({ name: 'price', collection: 'prices', schema: price });
