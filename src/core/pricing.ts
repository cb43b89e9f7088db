/** What a price comes to at a quantity, and what a card shows of it. */
import type { CardPrice } from './catalogue.ts';
import type { PriceTier } from '#schema/product.ts';
import type { PriceMode } from '#schema/product-status.ts';

/** A price with its tiers, wherever it stands: in a public product or in `prices/{id}`. */
export interface PriceList {
  /** Per piece below the first tier, paise. */
  pricePaise: number;
  /** Rising quantities, falling prices. */
  tiers: readonly PriceTier[];
}

/** The price of one piece when `qty` pieces are taken, paise. */
export const unitPriceAt = ({ pricePaise, tiers }: PriceList, qty: number): number =>
  tiers.findLast(({ minQty }) => minQty <= qty)?.pricePaise ?? pricePaise;

/** What a price is made of; a draft may have none yet. */
interface Priced {
  priceMode: PriceMode;
  pricePaise?: number | undefined;
  tiers?: readonly PriceTier[];
}

/** The price that everybody sees; null where it is hidden, or missing from a draft. */
export const publicPrices = ({ priceMode, pricePaise, tiers = [] }: Priced): PriceList | null =>
  priceMode === 'public' && pricePaise !== undefined ? { pricePaise, tiers } : null;

/** What a card shows of the price; a public price that is missing counts as one on request. */
export function cardPrice(priced: Priced & { moq: number }): CardPrice {
  const prices = publicPrices(priced);
  if (prices === null) return { mode: priced.priceMode === 'signIn' ? 'signIn' : 'onRequest' };
  const pricePaise = unitPriceAt(prices, priced.moq);
  return {
    mode: 'public',
    pricePaise,
    lowestPaise: Math.min(pricePaise, prices.tiers.at(-1)?.pricePaise ?? pricePaise),
  };
}
