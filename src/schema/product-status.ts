/** The words that say how a product is published, stocked and priced: apart, for whoever needs no more of a product. */
import * as z from 'zod';

export const stockStatus = z.enum(['inStock', 'lowStock', 'madeToOrder', 'outOfStock']);
export const publicationStatus = z.enum(['draft', 'published', 'scheduled', 'archived']);
export const priceMode = z.enum(['public', 'signIn', 'onRequest']);

export type StockStatus = z.output<typeof stockStatus>;
export type PublicationStatus = z.output<typeof publicationStatus>;
export type PriceMode = z.output<typeof priceMode>;
