/** What an order sends: the quantities of its quote, in the sizes of its request. */
import type { Order, OrderLine } from '#schema/order.ts';
import { sizesLabel, sizesOf } from './requested-lines.ts';
import { unitsOf } from './total-units.ts';

/** The fields that a line of a quote has, too, and the size. */
export type AgreedLine = Pick<OrderLine, 'sku' | 'qty' | 'unit' | 'size'>;

/** Divides another quantity among the parts of an order in proportion, in whole units that add up. */
export function inQuantity<T extends { qty: number }>(parts: readonly T[], qty: number): T[] {
  const requested = unitsOf(parts);
  let [before, sent] = [0, 0];
  return parts.flatMap((part) => {
    before += part.qty;
    const units = Math.floor((qty * before) / requested) - sent;
    sent += units;
    return units === 0 ? [] : [{ ...part, qty: units }];
  });
}

/** The quoted products in the order of the quote, which can leave out requested ones and add others. */
export function agreedLines({ lines, quote }: Pick<Order, 'lines' | 'quote'>): AgreedLine[] {
  if (quote === undefined) return [...lines];
  const requested = Map.groupBy(lines, ({ sku }) => sku);
  return [...Map.groupBy(quote.lines, ({ sku }) => sku)].flatMap(([sku, quoted]): AgreedLine[] => {
    const same = requested.get(sku);
    return same ? inQuantity(same, unitsOf(quoted)) : quoted;
  });
}

/** The sizes of a SKU that are sent, as text: `Sizes 12 × 4, 14 × 6`; empty without sizes. */
export function agreedSizes(order: Pick<Order, 'lines' | 'quote'>): (sku: string) => string {
  const bySku = Map.groupBy(agreedLines(order), ({ sku }) => sku);
  return (sku) => {
    const sizes = sizesOf(bySku.get(sku) ?? []);
    return sizes.length === 0 ? '' : `Sizes ${sizesLabel(sizes)}`;
  };
}
