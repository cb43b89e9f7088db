/** The requested items of an order, grouped by SKU. */
import { piecesOf } from '#core/order/pieces.ts';
import type { OrderLine } from '#schema/order.ts';

/** All lines of one SKU. */
export interface RequestedLine {
  sku: string;
  /** The title the customer saw. */
  title: string;
  /** The total of all lines. */
  qty: number;
  notes: readonly string[];
  productIds: readonly string[];
  /** The number of lines. */
  lines: number;
}

/** Merges lines with the same SKU, at the position of the first. */
export function requestedLines(lines: readonly OrderLine[]): RequestedLine[] {
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
