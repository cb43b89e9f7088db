/** The total of a quantity as text. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';

/** The fields the total needs. */
export interface Weighed {
  /** How it is sold. */
  unit: string;
  /** Of one unit, mg. */
  netWeightMg: number;
  /** Null if the price is not public. */
  prices: PriceList | null;
}

/** The weight, `12 pairs, 50.4 g`, and the amount if the price is public: `₹5,400 before GST`. */
export function totalText(
  { unit, netWeightMg, prices }: Weighed,
  qty: number,
): { weight: string; amount: string } {
  return {
    weight: `${formatUnits(qty, unit)}, ${formatGrams(netWeightMg * qty)}`,
    amount: prices ? `${formatRupees(unitPriceAt(prices, qty) * qty)} before GST` : '',
  };
}
