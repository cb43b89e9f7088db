/** A product's price by quantity, and what a page may show of it. */
import type { Product } from '#schema/product.ts';
import { formatCount } from '#core/format.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';

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

/** The quantities of a step, in words: `12–47`, `48 or more`. */
export const stepQuantity = ({ fromQty, toQty }: PriceStep): string => {
  if (toQty === null) return `${formatCount(fromQty)} or more`;
  return fromQty === toQty ? formatCount(fromQty) : `${formatCount(fromQty)}–${formatCount(toQty)}`;
};
