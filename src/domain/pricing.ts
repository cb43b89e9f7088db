/** What a price comes to at a quantity, and what a card shows of it. */
import type { CardPrice } from '#domain/catalogue.ts';
import type { PriceTier } from '#schema/product.ts';

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

/** What a price is made of, by its mode. */
type Priced =
  ({ priceMode: 'public'; moq: number } & PriceList) | { priceMode: 'signIn' | 'onRequest' };

/** What a card shows of the price. */
export function cardPrice(priced: Priced): CardPrice {
  if (priced.priceMode !== 'public') return { mode: priced.priceMode };
  const pricePaise = unitPriceAt(priced, priced.moq);
  return {
    mode: 'public',
    pricePaise,
    lowestPaise: Math.min(pricePaise, priced.tiers.at(-1)?.pricePaise ?? pricePaise),
  };
}
