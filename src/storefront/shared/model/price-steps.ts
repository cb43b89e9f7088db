/** A product's price by quantity, and the price that a page may show. */
import type { Product } from '#schema/product.ts';
import { formatCount, formatRupees } from '#core/format.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';

/** One row of the table of quantities and prices. */
export interface PriceStep {
  fromQty: number;
  /** The last quantity at this price; null if unlimited. */
  toQty: number | null;
  /** Per unit, paise. */
  pricePaise: number;
  /** How much less a unit costs than in the first row, paise. */
  savedPaise: number;
}

/** The price of a product as a page shows it. */
export type ShownPrice =
  { mode: 'public'; pricePaise: number; steps: PriceStep[] } | { mode: 'signIn' | 'onRequest' };

/**
 * The price table from the smallest orderable quantity. Tiers that start at or below it replace the unit price.
 */
export function priceSteps(prices: PriceList, moq: number): PriceStep[] {
  const starts = [moq, ...prices.tiers.map(({ minQty }) => minQty).filter((qty) => qty > moq)];
  const highestPaise = unitPriceAt(prices, moq);
  return starts.map((fromQty, index) => {
    const next = starts[index + 1];
    const pricePaise = unitPriceAt(prices, fromQty);
    return {
      fromQty,
      toQty: next === undefined ? null : next - 1,
      pricePaise,
      savedPaise: highestPaise - pricePaise,
    };
  });
}

/** The price on a static page, which anyone can read. */
export function shownPrice(product: Product): ShownPrice {
  if (product.priceMode !== 'public') return { mode: product.priceMode };
  return {
    mode: 'public',
    pricePaise: unitPriceAt(product, product.moq),
    steps: priceSteps(product, product.moq),
  };
}

/** The label of a quantity range: `12–47`, `48 or more`. */
export const stepQuantity = ({ fromQty, toQty }: PriceStep): string => {
  if (toQty === null) return `${formatCount(fromQty)} or more`;
  return fromQty === toQty ? formatCount(fromQty) : `${formatCount(fromQty)}–${formatCount(toQty)}`;
};

/** What a step saves per unit, as an amount and in whole percent: `₹33 (7%)`; empty for the first step. */
export const stepSaving = ({ pricePaise, savedPaise }: PriceStep): string =>
  savedPaise === 0 ? '' : savingText(pricePaise, savedPaise);

/** What a lower price saves: `₹33 (7%)`. @param pricePaise the lower price */
export function savingText(pricePaise: number, savedPaise: number): string {
  const percent = Math.round((savedPaise * 100) / (pricePaise + savedPaise));
  return percent === 0 ? formatRupees(savedPaise) : `${formatRupees(savedPaise)} (${percent}%)`;
}
