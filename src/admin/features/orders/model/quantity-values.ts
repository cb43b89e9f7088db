/** The values of a line of the quote form that follow its quantity and sizes. */
import type { CustomerGroup } from '#schema/sales-settings.ts';
import { withGroupPrice } from '#core/quoting/group-price.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { QuoteFormLine } from '#core/quoting/quote-form.ts';
import { proposedRate } from '#core/quoting/suggest-lines.ts';

/** The sizes of a line; none while their text is invalid. */
export const lineSizes = ({ sizes }: QuoteFormLine) => (Array.isArray(sizes) ? sizes : []);

/** By their path in the line. */
export const quantityValues = ({ rate, discount }: QuoteFormLine): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries({
      'rate.weightMg': rate.weightMg,
      'rate.pricePaise': rate.pricePaise,
      ...(rate.making.by === 'total' && { 'rate.making.amountPaise': rate.making.amountPaise }),
      discount,
    }),
  );

/**
 * The values that a new line with this quantity starts with; none without a quantity or a product.
 * @param group the group of the customer
 */
export function proposedValues(
  line: QuoteFormLine,
  piece: PricedProduct | undefined,
  group: CustomerGroup | undefined,
): ReadonlyMap<string, unknown> {
  const { qty } = line;
  if (piece === undefined || typeof qty !== 'number') return new Map();
  const rate = proposedRate(piece, { qty, sizes: lineSizes(line) });
  return quantityValues(withGroupPrice({ ...line, rate, discount: '' }, group));
}
