/** The total of a quantity as text. */
import { formatGrams, formatPieces, formatRupees } from '#core/format.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';

/** The fields the total needs. */
export interface Weighed {
  /** Of one piece, mg. */
  netWeightMg: number;
  /** Null if the price is not public. */
  prices: PriceList | null;
}

/** The weight, `12 pieces, 50.4 g`, and the amount if the price is public: `₹5,400 before GST`. */
export function totalText(
  { netWeightMg, prices }: Weighed,
  qty: number,
): { weight: string; amount: string } {
  return {
    weight: `${formatPieces(qty)}, ${formatGrams(netWeightMg * qty)}`,
    amount: prices ? `${formatRupees(unitPriceAt(prices, qty) * qty)} before GST` : '',
  };
}
