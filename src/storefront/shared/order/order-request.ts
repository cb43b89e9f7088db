/** An order request: quantities, contact, address and notes; never a price. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
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

type Product = Pick<CatalogueEntry, 'id' | 'sku' | 'title' | 'unit'>;

const requestLine = ({ qty, note }: ListLine, { id, sku, title, unit }: Product): OrderLine => ({
  productId: id,
  sku,
  title: oneLine(title, LONGEST_TITLE),
  qty,
  ...(unit !== SINGLE_PIECE && { unit }),
  ...(note !== undefined && { note: note.toWellFormed() }),
});

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
    else lines.push(requestLine(line, entry));
  }
  return { lines, left };
}

const lineOnly = ({ productId, sku, title, qty, unit, size, note }: OrderLine): OrderLine => ({
  productId,
  sku,
  title,
  qty,
  ...(unit !== undefined && { unit }),
  ...(size !== undefined && { size }),
  ...(note !== undefined && { note }),
});

/** A request with exactly these fields, without others of the values. */
export function orderRequest(
  number: string,
  lines: readonly OrderLine[],
  { contact, address, note }: RequestDetails,
): OrderRequest {
  const { name, businessName, phone, email, gstin } = contact;
  return {
    number,
    lines: lines.map(lineOnly),
    contact: {
      name,
      ...(businessName !== undefined && { businessName }),
      phone,
      ...(email !== undefined && { email }),
      ...(gstin !== undefined && { gstin }),
    },
    ...(address !== undefined && {
      address: {
        lines: [...address.lines],
        city: address.city,
        state: address.state,
        pin: address.pin,
      },
    }),
    ...(note !== undefined && { note }),
  };
}

/** The document of a new request without its times, which the server sets. */
export function newOrder(
  uid: string,
  { number, lines, ...details }: OrderRequest,
): Omit<Order, 'createdAt' | 'updatedAt'> {
  return {
    uid,
    ...orderRequest(number, lines, details),
    // The request's own lines, in a mutable array.
    lines: lines.map(lineOnly),
    status: 'requested',
    timeline: [{ status: 'requested', at: 0, by: uid }],
    rev: 1,
  };
}

const asText = ({ number, lines, ...details }: OrderRequest): string =>
  JSON.stringify(orderRequest(number, lines, details));

/** Whether a stored order was created by this request of `uid`, in any status. */
export const isOfRequest = (order: Order, uid: string, request: OrderRequest): boolean =>
  order.uid === uid && asText(order) === asText(request);

/** The list that gives this request again. */
export const listOfRequest = ({ lines }: Pick<OrderRequest, 'lines'>): ListLine[] =>
  lines.map(({ sku, qty, note }) => ({ sku, qty, ...(note !== undefined && { note }) }));
