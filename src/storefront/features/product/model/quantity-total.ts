/** The total of a quantity as text. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import type { LowerPrice } from '#storefront/shared/order/quantity.ts';

/** The fields the total needs. */
export interface Weighed {
  /** How it is sold. */
  unit: string;
  /** Of one unit, mg. */
  netWeightMg: number;
  /** Null if the price is not public. */
  prices: PriceList | null;
}

export interface Total {
  /** `12 pairs, 50.4 g`. */
  weight: string;
  /** `₹5,400 before GST`; empty if the price is not shown. */
  amount: string;
  /** The next lower price, if it isn’t that of the product; null for none. */
  lower?: LowerPrice | null;
}

/** @param weightMg net, of all units @param paise null if the price is not shown */
export const totalOf = (
  { qty, unit }: { qty: number; unit: string },
  weightMg: number,
  paise: number | null,
): Total => ({
  weight: `${formatUnits(qty, unit)}, ${formatGrams(weightMg)}`,
  amount: paise === null ? '' : `${formatRupees(paise)} before GST`,
});

/** The total of a product without weights of sizes. @param all the units that reach the tier, with those in the list */
export const totalText = ({ unit, netWeightMg, prices }: Weighed, qty: number, all = qty): Total =>
  totalOf({ qty, unit }, netWeightMg * qty, prices && unitPriceAt(prices, all) * qty);
