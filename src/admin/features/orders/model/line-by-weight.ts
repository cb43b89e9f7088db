/** Switches a line of the quote form to a price by weight. */
import { productWeight } from '#core/sizes/size-weights.ts';
import { makingBy, silverAmount } from '#core/quoting/line-amount.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { QuoteFormLine } from '#core/quoting/quote-form.ts';

type Rate = QuoteFormLine['rate'];

/**
 * The rate by weight that costs as much as the price by unit: what is missing is filled in, and the part of the price
 * that is not silver becomes the making charge of each unit.
 * @param silverRate paise per gram; undefined if none is set
 */
export function rateByWeight(
  { qty, sizes, rate }: QuoteFormLine,
  of: PricedProduct | undefined,
  silverRate: number | undefined,
): Rate {
  const count = typeof qty === 'number' ? qty : undefined;
  const line = { qty: count ?? 0, sizes: Array.isArray(sizes) ? sizes : [] };
  const weightMg = rate.weightMg ?? productWeight(of?.product ?? {}, line);
  const perGramPaise = rate.perGramPaise ?? silverRate;
  const filled = { ...rate, basis: 'weight' as const, weightMg, perGramPaise };
  const { pricePaise, making } = rate;
  const isComplete =
    count !== undefined &&
    typeof pricePaise === 'number' &&
    typeof weightMg === 'number' &&
    typeof perGramPaise === 'number';
  if (!isComplete || making.by !== 'total' || making.amountPaise !== 0) return filled;
  const silver = { weightMg, perGramPaise };
  const total = Math.max(0, count * pricePaise - silverAmount(silver));
  return {
    ...filled,
    making: { ...making, ...makingBy('unit', total, { qty: count, ...silver }) },
  };
}
