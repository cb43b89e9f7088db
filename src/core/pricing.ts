/** Prices by quantity. */
import type { PriceTier } from '#schema/product.ts';

/** A price with its tiers, from a public product or from `prices/{id}`. */
export interface PriceList {
  /** Per unit below the first tier, paise. */
  pricePaise: number;
  /** Rising quantities, falling prices. */
  tiers: readonly PriceTier[];
  /** The sizes that are priced by a weight of their own. */
  bySize?: readonly SizePrices[];
  /** Whether each size has a weight of its own, so that nothing costs what the product itself would. */
  isAllBySize?: boolean;
}

interface SizePrices extends PriceList {
  /** The size. */
  label: string;
}

/** The unit price for `qty` pieces, paise. */
export const unitPriceAt = ({ pricePaise, tiers }: PriceList, qty: number): number =>
  tiers.findLast(({ minQty }) => minQty <= qty)?.pricePaise ?? pricePaise;
