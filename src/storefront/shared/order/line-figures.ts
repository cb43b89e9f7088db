/** Weight and amount of an order line, whose sizes may weigh and cost more or less than the product. */
import { amountOf, unitPriceText } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { netWeightOf, type SizeWeights } from '#core/sizes/size-weights.ts';

export interface LineFigures {
  /** Net, mg. */
  weightMg: number;
  /** Paise; null if the price is hidden from this buyer. */
  amountPaise: number | null;
  /** Of one unit; undefined if hidden. */
  unitPrice: string | undefined;
}

/** @param prices for this buyer */
export const lineFigures = (
  product: SizeWeights,
  prices: PriceList | null,
  line: SizedQuantity,
): LineFigures => ({
  weightMg: netWeightOf(product, line),
  amountPaise: prices && amountOf(prices, line),
  unitPrice: prices ? unitPriceText(prices, line) : undefined,
});
