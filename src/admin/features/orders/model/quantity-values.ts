/** The values of a line of the quote form that follow its quantity and sizes. */
import type { CustomerGroup } from '#schema/sales-settings.ts';
import { withGroupPrice } from '#core/quoting/group-price.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { QuoteFormLine } from '#core/quoting/quote-form.ts';
import { proposedRate } from '#core/quoting/suggest-lines.ts';

/** The sizes of a line; none while their text is invalid. */
export const lineSizes = ({ sizes }: QuoteFormLine) => (Array.isArray(sizes) ? sizes : []);

/** The path of a making charge in a line. */
const MAKING = 'rate.making.amountPaise';

/** By their path in the line. */
export const quantityValues = ({ rate, discount }: QuoteFormLine): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries({
      'rate.weightMg': rate.weightMg,
      'rate.pricePaise': rate.pricePaise,
      ...(rate.making.by === 'total' && { [MAKING]: rate.making.amountPaise }),
      discount,
    }),
  );

/**
 * A making charge for the whole line, in proportion to its new quantity. It can't be told apart from the proposed one if
 * the silver rate has changed since. Undefined for other charges, and without quantities.
 * @param before the line with its earlier quantity
 */
export function makingInProportion(
  { qty: from, rate: { making } }: QuoteFormLine,
  qty: QuoteFormLine['qty'],
): number | undefined {
  const { by, amountPaise } = making;
  if (by !== 'total' || typeof amountPaise !== 'number') return undefined;
  if (typeof from !== 'number' || from === 0 || typeof qty !== 'number') return undefined;
  return Math.round((amountPaise * qty) / from);
}

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
  return quantityValues(withGroupPrice({ ...line, rate, discount: '' }, group, piece));
}

/** A line before its quantity is edited. */
export interface Entered {
  line: QuoteFormLine;
  /**
   * Empty values and those that equal the proposal follow the quantity; others were typed and stay, except a making
   * charge for the whole line, which stays in proportion.
   */
  followed: readonly string[];
}

export function enteredLine(
  line: QuoteFormLine,
  piece: PricedProduct | undefined,
  group: CustomerGroup | undefined,
): Entered {
  const proposed = proposedValues(line, piece, group);
  const followed = [...quantityValues(line)].flatMap(([path, value]) =>
    (value ?? proposed.get(path)) === proposed.get(path) ? [path] : [],
  );
  return { line, followed };
}

/**
 * The values to set after the quantity or the sizes changed, by path; undefined clears a unit price, because the sizes
 * differ in price.
 */
export function valuesAfter(
  { line: before, followed }: Entered,
  line: QuoteFormLine,
  piece: PricedProduct | undefined,
  group: CustomerGroup | undefined,
): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  const making = makingInProportion(before, line.qty);
  if (making !== undefined) values.set(MAKING, making);
  const proposed = proposedValues(line, piece, group);
  for (const path of followed) if (proposed.has(path)) values.set(path, proposed.get(path));
  return values;
}
