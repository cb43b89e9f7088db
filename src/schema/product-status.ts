/** Publication status, stock status and price mode of products, without the rest of the schema. */
import * as z from 'zod';

export const stockStatus = z.enum(['inStock', 'lowStock', 'madeToOrder', 'outOfStock']);
export const publicationStatus = z.enum(['draft', 'published', 'scheduled', 'archived']);
export const priceMode = z.enum(['public', 'signIn', 'onRequest']);

export type StockStatus = z.output<typeof stockStatus>;
export type PublicationStatus = z.output<typeof publicationStatus>;
export type PriceMode = z.output<typeof priceMode>;
