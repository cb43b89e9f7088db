/** What an order asks for, SKU by SKU. */
import { piecesOf } from '#core/order/pieces.ts';
import type { OrderLine } from '#schema/order.ts';

/** All lines of one SKU. */
export interface AskedLine {
  sku: string;
  /** As the customer saw it. */
  title: string;
  /** Of all of them. */
  qty: number;
  notes: readonly string[];
  productIds: readonly string[];
  /** How many lines they are. */
  lines: number;
}

/** Lines of one SKU are one, at the place of the first. */
export function askedLines(lines: readonly OrderLine[]): AskedLine[] {
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  return [...bySku].map(([sku, same]) => ({
    sku,
    title: same[0]?.title ?? sku,
    qty: piecesOf(same),
    notes: same.flatMap(({ note }) => (note === undefined ? [] : [note])),
    productIds: [...new Set(same.map(({ productId }) => productId))],
    lines: same.length,
  }));
}
