/** What is ordered again from an earlier order. */
import { agreedLines, type AgreedLine } from '#core/order/agreed-lines.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { AGREED } from '#core/order-status.ts';
import type { Order, OrderLine } from '#schema/order.ts';

export type OldOrder = Pick<Order, 'lines' | 'quote' | 'status'>;

/** The note of a requested line with this size and quantity, or all notes of its SKU. */
function noteFor({ sku, size, qty }: AgreedLine, requested: readonly OrderLine[]): string {
  const ofSku = requested.filter((line) => line.sku === sku);
  const ofSize = ofSku.filter((line) => line.size === size);
  const [own, another] = ofSize.length > 1 ? ofSize.filter((line) => line.qty === qty) : ofSize;
  if (own !== undefined && another === undefined) return own.note ?? '';
  return requestedLines(ofSku)
    .flatMap(({ notes }) => notes)
    .join('; ');
}

/**
 * The lines to order again: of the quote once it is accepted, otherwise of the request. A product that staff added has
 * no product ID, and its SKU as its title.
 */
export function linesToRepeat(order: OldOrder): OrderLine[] {
  if (!AGREED.has(order.status)) return order.lines;
  const bySku = new Map(requestedLines(order.lines).map((line) => [line.sku, line]));
  return agreedLines(order).map((line) => {
    const { sku, qty, unit, size } = line;
    const { title = sku, productIds: [productId = ''] = [] } = bySku.get(sku) ?? {};
    const note = noteFor(line, order.lines);
    return {
      productId,
      sku,
      title,
      qty,
      ...(unit !== undefined && { unit }),
      ...(size !== undefined && { size }),
      ...(note !== '' && { note }),
    };
  });
}
