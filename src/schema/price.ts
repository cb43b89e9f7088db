/** The price of a product whose price mode is `signIn` (`prices/{id}`, same id as the product). */
import * as z from 'zod';
import { byWeight } from './by-weight.ts';
import { edited } from './edited.ts';
import { paise } from './fields.ts';
import { defineKind } from './kind.ts';
import { PRICE_TO_PUBLISH } from './product-complete.ts';
import { priceTiers, startsNoHigher, TIERS_START_NO_HIGHER } from './product.ts';

const price = z
  .object({
    /** Per unit of sale, paise, before GST. */
    pricePaise: paise.optional().meta({ ...paise.meta() }),
    tiers: priceTiers,
    /** A price that follows the silver rate; the unit price and its tiers are not used then. */
    byWeight: byWeight.optional(),
    ...edited,
  })
  .refine(({ pricePaise, byWeight: making }) => (pricePaise ?? making) !== undefined, {
    path: ['pricePaise'],
    error: PRICE_TO_PUBLISH,
  })
  .refine(startsNoHigher, { path: ['tiers'], error: TIERS_START_NO_HIGHER });

export type Price = z.output<typeof price>;
export const priceKind = defineKind({ name: 'price', collection: 'prices', schema: price });
