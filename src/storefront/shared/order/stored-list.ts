/** The order list as stored text, which is untrusted and validated on reading. */
import { isSku } from '#core/sku.ts';
import { oneLine } from '#core/one-line.ts';
import { fieldsOf, isCount, jsonFrom } from '#core/unknown-json.ts';
import { LONGEST_LINE_NOTE, LONGEST_SIZE, MOST_ORDER_LINES, MOST_UNITS } from '#schema/limits.ts';
import { sizesWithin } from '#core/sizes/line-sizes.ts';
import type { OrderListLine, OrderList, SeenProduct } from './order-list.ts';

/** The list with its reference; null until it is sent. */
export interface StoredOrderList {
  list: OrderList;
  reference: string | null;
}

export const EMPTY_ORDER: StoredOrderList = { list: [], reference: null };

/** Like `GB-7K2M9Q`, in Crockford's base 32: no I, L, O, U, which are misread or misheard. */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^GB-[0-9A-HJKMNP-TV-Z]{6}$/.test(value);

const FORMAT = 1;
const LONGEST_TITLE = 200;
/** A price mark is one byte, so that many prices have the same and none follows from it. */
export const MOST_MARK = 255;

/** Sizes, each with a figure from 0 to `most`. */
const sizesFrom = (value: unknown, figure: string, most: number) =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) => {
        const { label, [figure]: number } = fieldsOf(each) ?? {};
        return typeof label === 'string' && isCount(number, most)
          ? [{ label: oneLine(label, LONGEST_SIZE), number }]
          : [];
      })
    : [];

function seenFrom(value: unknown): SeenProduct | undefined {
  const { title, pricePaise, atQty, mark, sizes } = fieldsOf(value) ?? {};
  if (typeof title !== 'string') return undefined;
  const seenSizes = sizesFrom(sizes, 'pricePaise', Number.MAX_SAFE_INTEGER).map(
    ({ label, number }) => ({ label, pricePaise: number }),
  );
  return {
    title: oneLine(title, LONGEST_TITLE),
    pricePaise: isCount(pricePaise, Number.MAX_SAFE_INTEGER) ? pricePaise : null,
    ...(isCount(atQty, MOST_UNITS) && atQty > 0 && { atQty }),
    ...(isCount(mark, MOST_MARK) && { mark }),
    ...(seenSizes[0] && { sizes: seenSizes }),
  };
}

function lineFrom(value: unknown): OrderListLine | undefined {
  const { sku, qty, sizes, note, seen } = fieldsOf(value) ?? {};
  if (typeof sku !== 'string' || !isSku(sku)) return undefined;
  if (!isCount(qty, MOST_UNITS) || qty === 0) return undefined;
  const chosen = sizesFrom(sizes, 'qty', MOST_UNITS).map(({ label, number }) => ({
    label,
    qty: number,
  }));
  const text = typeof note === 'string' ? oneLine(note, LONGEST_LINE_NOTE) : '';
  const seenProduct = seenFrom(seen);
  return {
    sku,
    qty,
    ...sizesWithin(chosen, qty),
    ...(text !== '' && { note: text }),
    ...(seenProduct && { seen: seenProduct }),
  };
}

export const orderToText = ({ list, reference }: StoredOrderList): string =>
  JSON.stringify({ format: FORMAT, reference, lines: list });

/** Parses the text of `orderToText`; without its invalid lines. */
export function orderFromText(text: string): StoredOrderList {
  const { format, reference, lines } = fieldsOf(jsonFrom(text)) ?? {};
  if (format !== FORMAT || !Array.isArray(lines)) return EMPTY_ORDER;
  const bySku = new Map<string, OrderListLine>();
  for (const line of lines.map(lineFrom)) {
    if (line !== undefined && bySku.size < MOST_ORDER_LINES) bySku.set(line.sku, line);
  }
  return { list: [...bySku.values()], reference: isReference(reference) ? reference : null };
}
