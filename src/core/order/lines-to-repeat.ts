/** What is ordered again from an earlier order. */
import { agreedLines } from '#core/order/agreed-lines.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { AGREED } from '#core/order-status.ts';
import type { Order, OrderLine } from '#schema/order.ts';

export type OldOrder = Pick<Order, 'lines' | 'quote' | 'status'>;

/**
 * The lines to order again: of the quote once it is accepted, otherwise of the request. A product that staff added has
 * no product ID, and its SKU as its title.
 */
export function linesToRepeat(order: OldOrder): OrderLine[] {
  if (!AGREED.has(order.status)) return order.lines;
  const bySku = new Map(requestedLines(order.lines).map((line) => [line.sku, line]));
  return agreedLines(order).map(({ sku, qty, unit, size }) => {
    const { title = sku, productIds: [productId = ''] = [], notes = [] } = bySku.get(sku) ?? {};
    return {
      productId,
      sku,
      title,
      qty,
      ...(unit !== undefined && { unit }),
      ...(size !== undefined && { size }),
      ...(notes.length > 0 && { note: notes.join('; ') }),
    };
  });
}
