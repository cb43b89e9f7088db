/** Prices of lines and products whose sizes may have prices of their own. */
import { formatRupees } from './format.ts';
import { unitsOf } from './order/total-units.ts';
import { unitPriceAt, type PriceList } from './pricing.ts';
import { sumBySize, type SizedQuantity } from './sizes/by-size.ts';

/** The unit price of a size for `qty` units over all sizes, paise; without a label, of the product. */
export const sizePriceAt = (prices: PriceList, qty: number, label?: string): number =>
  unitPriceAt(prices.bySize?.find((size) => size.label === label) ?? prices, qty);

/** The price of a line, paise. Tiers count over all sizes. @param qty that reaches the tiers, if not that of the line */
export const amountOf = (prices: PriceList, line: SizedQuantity, qty = line.qty): number =>
  sumBySize(line, (label) => sizePriceAt(prices, qty, label));

/** The price lists of a line: of its sizes, or of all while these are not chosen. */
function listsOf(prices: PriceList, { qty, sizes = [] }: SizedQuantity): PriceList[] {
  const { bySize = [] } = prices;
  const labels = sizes.length === 0 ? bySize : sizes;
  const isSized = sizes.length > 0 ? unitsOf(sizes) >= qty : prices.isAllBySize === true;
  return [
    ...labels.map(({ label }) => bySize.find((size) => size.label === label) ?? prices),
    ...(isSized ? [] : [prices]),
  ];
}

/** The unit prices of a line, paise. @param qty other units than those of the line, in the same sizes */
export const unitPricesOf = (prices: PriceList, line: SizedQuantity, qty = line.qty): number[] =>
  listsOf(prices, line).map((list) => unitPriceAt(list, qty));

/**
 * The smallest quantity above that of a line at which one of its sizes costs less; infinite at the lowest prices.
 * @param qty other units than those of the line, in the same sizes
 */
export const nextTierOf = (prices: PriceList, line: SizedQuantity, qty = line.qty): number =>
  Math.min(
    ...listsOf(prices, line).flatMap(({ tiers }) =>
      tiers.flatMap(({ minQty }) => (minQty > qty ? [minQty] : [])),
    ),
  );

/** `₹1,240`; different amounts from the lowest to the highest: `₹1,240–₹1,560`. @param amounts at least one, paise */
export function rupeesRange(amounts: readonly number[]): string {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return lowest === highest
    ? formatRupees(lowest)
    : `${formatRupees(lowest)}–${formatRupees(highest)}`;
}

/** The unit price of a line as text. */
export const unitPriceText = (prices: PriceList, line: SizedQuantity): string =>
  rupeesRange(unitPricesOf(prices, line));
