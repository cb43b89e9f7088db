/** What a price comes to at a quantity, and what a page may show of it. */
import type { CardPrice } from '#domain/catalogue.ts';
import type { PriceTier, Product } from '#schema/product.ts';

/** A price with its tiers, wherever it stands: in a public product or in `prices/{id}`. */
export interface PriceList {
  /** Per piece below the first tier, paise. */
  pricePaise: number;
  /** Rising quantities, falling prices. */
  tiers: readonly PriceTier[];
}

/** One row of the table of quantities and prices. */
export interface PriceStep {
  fromQty: number;
  /** The last quantity at this price, or null when there is no end. */
  toQty: number | null;
  /** Per piece, paise. */
  pricePaise: number;
}

/** What a page shows of a product's price. */
export type ShownPrice =
  { mode: 'public'; pricePaise: number; steps: PriceStep[] } | { mode: 'signIn' | 'onRequest' };

/** The price of one piece when `qty` pieces are taken, paise. */
export const unitPriceAt = ({ pricePaise, tiers }: PriceList, qty: number): number =>
  tiers.findLast(({ minQty }) => minQty <= qty)?.pricePaise ?? pricePaise;

/**
 * The table of quantities and prices, from the smallest quantity that can be ordered up.
 * Tiers that begin at or below it replace the price of one piece.
 */
export function priceSteps(prices: PriceList, moq: number): PriceStep[] {
  const starts = [moq, ...prices.tiers.map(({ minQty }) => minQty).filter((qty) => qty > moq)];
  return starts.map((fromQty, index) => {
    const next = starts[index + 1];
    return {
      fromQty,
      toQty: next === undefined ? null : next - 1,
      pricePaise: unitPriceAt(prices, fromQty),
    };
  });
}

/** What a static page, which anybody may read, shows of the price. */
export function shownPrice(product: Product): ShownPrice {
  if (product.priceMode !== 'public') return { mode: product.priceMode };
  return {
    mode: 'public',
    pricePaise: unitPriceAt(product, product.moq),
    steps: priceSteps(product, product.moq),
  };
}

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
