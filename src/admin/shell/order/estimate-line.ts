/** What a request is worth before it is quoted: the amounts that its quote would start with, before GST. */
import { unitPricesOf } from '#core/price-range.ts';
import type { RequestedLine } from '#core/order/requested-lines.ts';
import { withGroupPrice } from '#core/quoting/group-price.ts';
import { lineAmount } from '#core/quoting/line-amount.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { readyLines } from '#core/quoting/read-quote-form.ts';
import { listPriceOf, suggestedLine } from '#core/quoting/suggest-lines.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';

export interface EstimatedLine {
  /** Net, of all units, mg; undefined if unknown. */
  weightMg: number | undefined;
  /** The list prices of one unit at this quantity, paise: several if its sizes differ; empty without one. */
  prices: readonly number[];
  /** Of all units at the prices of the customer group, paise; undefined without a price. */
  amountPaise: number | undefined;
}

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/**
 * @param of undefined if the catalogue has no such SKU
 * @param group of the customer
 */
export function estimatedLine(
  line: RequestedLine,
  of: PricedProduct | undefined,
  group: CustomerGroup | undefined,
): EstimatedLine {
  const suggested = withGroupPrice(suggestedLine(line, of), group, of);
  const [ready] = readyLines([suggested]);
  const price = of && listPriceOf(of);
  return {
    weightMg: numberIn(suggested.rate.weightMg),
    prices: price === undefined ? [] : unitPricesOf(price, line),
    amountPaise: ready && lineAmount(ready.qty, ready.rate) - (ready.discountPaise ?? 0),
  };
}

/** A sum of the values that are known; `isComplete` if all are. */
export function sumOfSome(values: readonly (number | undefined)[]): {
  sum: number;
  isComplete: boolean;
} {
  const given = values.filter((value) => value !== undefined);
  return {
    sum: given.reduce((sum, value) => sum + value, 0),
    isComplete: given.length === values.length,
  };
}
