/** Prices of lines and products whose sizes may have prices of their own. */
import { formatRupees } from './format.ts';
import { unitsOf } from './order/total-units.ts';
import { unitPriceAt, type PriceList } from './pricing.ts';
import { sumBySize, type SizedQuantity } from './sizes/by-size.ts';

/** The unit price of a size for `qty` units over all sizes, paise; without a label, of the product. */
const sizePriceAt = (prices: PriceList, qty: number, label?: string): number =>
  unitPriceAt(prices.bySize?.find((size) => size.label === label) ?? prices, qty);

/** The price of a line, paise. Tiers count over all sizes. */
export const amountOf = (prices: PriceList, line: SizedQuantity): number =>
  sumBySize(line, (label) => sizePriceAt(prices, line.qty, label));

/** The unit prices of a line, paise: of its sizes, or of all while these are not chosen. */
export function unitPricesOf(prices: PriceList, { qty, sizes = [] }: SizedQuantity): number[] {
  const labels = sizes.length === 0 ? (prices.bySize ?? []) : sizes;
  const isSized = sizes.length > 0 && unitsOf(sizes) >= qty;
  return [
    ...labels.map(({ label }) => sizePriceAt(prices, qty, label)),
    ...(isSized ? [] : [unitPriceAt(prices, qty)]),
  ];
}

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
