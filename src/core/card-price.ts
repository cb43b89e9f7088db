/** The public price of a product, and the price shown on its card. */
import type { PriceTier } from '#schema/product.ts';
import type { PriceMode } from '#schema/product-status.ts';
import type { CardPrice } from './catalogue.ts';
import { unitPriceAt, type PriceList } from './pricing.ts';

/** The price fields; a draft may have none. */
interface Priced {
  priceMode: PriceMode;
  pricePaise?: number | undefined;
  tiers?: readonly PriceTier[];
}

/** The public price; null if it is hidden or missing. */
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
