/** What a quantity of one product comes to, in words for its buyer. */
import { formatGrams, formatPieces, formatRupees } from '#core/format.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';

/** What of a product its total is made of. */
export interface Weighed {
  /** Of one piece, mg. */
  netWeightMg: number;
  /** Null when the price is not shown to everybody. */
  prices: PriceList | null;
}

/** What `qty` pieces weigh, `12 pieces, 50.4 g`, and where the price is public what they cost: `₹5,400 before GST`. */
export function totalWords(
  { netWeightMg, prices }: Weighed,
  qty: number,
): { weight: string; amount: string } {
  return {
    weight: `${formatPieces(qty)}, ${formatGrams(netWeightMg * qty)}`,
    amount: prices ? `${formatRupees(unitPriceAt(prices, qty) * qty)} before GST` : '',
  };
}
