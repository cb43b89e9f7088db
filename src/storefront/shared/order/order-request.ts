/** An order request: quantities, contact, address and notes; never a price. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
import type { Order, OrderLine } from '#schema/order.ts';
import { unitsOf } from '#core/order/total-units.ts';
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

type Product = Pick<CatalogueEntry, 'id' | 'sku' | 'title' | 'unit'>;

/** The lines of a product: one for each size, and one for units without a size. Staff see the note with each. */
function requestLinesOf(
  { qty, sizes = [], note }: ListLine,
  { id, sku, title, unit }: Product,
): OrderLine[] {
  const line = {
    productId: id,
    sku,
    title: oneLine(title, LONGEST_TITLE),
    ...(unit !== SINGLE_PIECE && { unit }),
    ...(note !== undefined && { note: note.toWellFormed() }),
  };
  const rest = qty - unitsOf(sizes);
  return [
    ...sizes.map((size) => ({ ...line, qty: size.qty, size: size.label.toWellFormed() })),
    ...(rest > 0 ? [{ ...line, qty: rest }] : []),
  ];
}

/**
 * Splits the lines into those that can be ordered and those whose product is no longer in the catalogue.
 * @param entries the catalogue by SKU
 */
export function requestLines(
  list: OrderList,
  entries: ReadonlyMap<string, Product>,
): { lines: OrderLine[]; left: ListLine[] } {
  const lines: OrderLine[] = [];
  const left: ListLine[] = [];
  for (const line of list) {
    const entry = entries.get(line.sku);
    if (entry === undefined) left.push(line);
    else lines.push(...requestLinesOf(line, entry));
  }
  return { lines, left };
}

/** The document of a new request without its times, which the server sets. */
export const newOrder = (
  uid: string,
  { number, lines, contact, address, note }: OrderRequest,
): Omit<Order, 'createdAt' | 'updatedAt'> => ({
  uid,
  number,
  lines: [...lines],
  contact,
  ...(address !== undefined && { address }),
  ...(note !== undefined && { note }),
  status: 'requested',
  timeline: [{ status: 'requested', at: 0, by: uid }],
  rev: 1,
});
