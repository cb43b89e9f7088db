/** What an order sends: the quantities and sizes of its quote. */
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { inQuantity, partsBySize } from '#core/sizes/by-size.ts';
import type { Order, OrderLine } from '#schema/order.ts';
import { sizesOf, sizesSentence } from './requested-lines.ts';
import { unitsOf } from './total-units.ts';

/** The fields that a line of a quote has, too, and the size. */
export type AgreedLine = Pick<OrderLine, 'sku' | 'qty' | 'unit' | 'size'>;

const inSizes = ({ sku, unit, ...line }: Quote['lines'][number]): AgreedLine[] =>
  partsBySize(line).map((part) => ({ sku, ...part, ...(unit !== undefined && { unit }) }));

/**
 * The quoted products in the order of the quote, which can leave out requested ones and add others. A quantity whose
 * sizes are not chosen is divided among the requested ones.
 */
export function agreedLines({ lines, quote }: Pick<Order, 'lines' | 'quote'>): AgreedLine[] {
  if (quote === undefined) return [...lines];
  const requested = Map.groupBy(lines, ({ sku }) => sku);
  return [...Map.groupBy(quote.lines, ({ sku }) => sku)].flatMap(([sku, quoted]): AgreedLine[] => {
    const same = requested.get(sku);
    const isChosen = same === undefined || quoted.some(({ sizes }) => sizes !== undefined);
    return isChosen ? quoted.flatMap(inSizes) : inQuantity(same, unitsOf(quoted));
  });
}

/** How many designs lines have. */
export const designsOf = (lines: readonly Pick<OrderLine, 'sku'>[]): number =>
  new Set(lines.map(({ sku }) => sku)).size;

/** The sizes of a SKU that are sent, as text: `Sizes 12 × 4, 14 × 6`; empty without sizes. */
export function agreedSizes(order: Pick<Order, 'lines' | 'quote'>): (sku: string) => string {
  const bySku = Map.groupBy(agreedLines(order), ({ sku }) => sku);
  return (sku) => sizesSentence(sizesOf(bySku.get(sku) ?? []));
}
