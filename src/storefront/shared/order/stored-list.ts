/** The order list as stored text, which is untrusted and validated on reading. */
import { isSku } from '#core/sku.ts';
import { oneLine } from '#core/one-line.ts';
import { fieldsOf, isCount, jsonFrom } from '#core/unknown-json.ts';
import { LONGEST_LINE_NOTE, MOST_ORDER_LINES, MOST_UNITS } from '#schema/limits.ts';
import type { OrderListLine, OrderList, SeenProduct } from './order-list.ts';
import { isReference } from './reference.ts';

/** The list with its reference; null until it is sent. */
export interface StoredOrderList {
  list: OrderList;
  reference: string | null;
}

export const EMPTY_ORDER: StoredOrderList = { list: [], reference: null };

const FORMAT = 1;
const LONGEST_TITLE = 200;

function seenFrom(value: unknown): SeenProduct | undefined {
  const { title, pricePaise, atQty } = fieldsOf(value) ?? {};
  if (typeof title !== 'string') return undefined;
  return {
    title: oneLine(title, LONGEST_TITLE),
    pricePaise: isCount(pricePaise, Number.MAX_SAFE_INTEGER) ? pricePaise : null,
    ...(isCount(atQty, MOST_UNITS) && atQty > 0 && { atQty }),
  };
}

function lineFrom(value: unknown): OrderListLine | undefined {
  const { sku, qty, note, seen } = fieldsOf(value) ?? {};
  if (typeof sku !== 'string' || !isSku(sku)) return undefined;
  if (!isCount(qty, MOST_UNITS) || qty === 0) return undefined;
  const text = typeof note === 'string' ? oneLine(note, LONGEST_LINE_NOTE) : '';
  const seenProduct = seenFrom(seen);
  return {
    sku,
    qty,
    ...(text !== '' && { note: text }),
    ...(seenProduct && { seen: seenProduct }),
  };
}

export const orderToText = ({ list, reference }: StoredOrderList): string =>
  JSON.stringify({ format: FORMAT, reference, lines: list });

/**
 * Parses the text of `orderToText`.
 * @returns also whether all of it was valid; the rest should be saved for support
 */
export function orderFromText(text: string): { order: StoredOrderList; whole: boolean } {
  const { format, reference, lines } = fieldsOf(jsonFrom(text)) ?? {};
  if (format !== FORMAT || !Array.isArray(lines)) return { order: EMPTY_ORDER, whole: false };
  const bySku = new Map<string, OrderListLine>();
  for (const line of lines.map(lineFrom)) {
    if (line !== undefined && bySku.size < MOST_ORDER_LINES) bySku.set(line.sku, line);
  }
  return {
    order: { list: [...bySku.values()], reference: isReference(reference) ? reference : null },
    whole: bySku.size === lines.length,
  };
}
