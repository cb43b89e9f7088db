/** An order request: quantities, contact, address and notes; never a price. */
import { linesOfProduct, type OrderedProduct } from '#core/order/lines-of-product.ts';
import type { Order, OrderLine } from '#schema/order.ts';
import type { OrderList, OrderListLine as ListLine } from './order-list.ts';

type RequestContact = Order['contact'];
type RequestAddress = NonNullable<Order['address']>;

/** The customer's data besides the lines; validated by the form. */
export interface RequestDetails {
  contact: RequestContact;
  address?: RequestAddress | undefined;
  note?: string | undefined;
}

export interface OrderRequest extends RequestDetails {
  /** The list's reference, the same as in its message. */
  number: string;
  lines: readonly OrderLine[];
}

/**
 * Splits the lines into those that can be ordered and those whose product is no longer in the catalogue.
 * @param entries the catalogue by SKU
 */
export function requestLines(
  list: OrderList,
  entries: ReadonlyMap<string, OrderedProduct>,
): { lines: OrderLine[]; left: ListLine[] } {
  const lines: OrderLine[] = [];
  const left: ListLine[] = [];
  for (const line of list) {
    const entry = entries.get(line.sku);
    if (entry === undefined) left.push(line);
    else lines.push(...linesOfProduct(line, entry));
  }
  return { lines, left };
}
