/** The form of an order that repeats an earlier one, at today's prices and stock. */
import { oneLine } from '#core/one-line.ts';
import { pasteableLine } from '#core/order/pasteable-line.ts';
import { linesToRepeat, type OldOrder } from '#core/order/lines-to-repeat.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { LONGEST_ORDER_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import type { TypedOrder } from '#schema/order-draft.ts';
import {
  EMPTY_ENTERED_ORDER,
  hasAddress,
  typedContactOf,
  withMissingFields,
} from './entered-order.ts';

/** Each SKU with its quantity and sizes, as a list that staff can change. */
const listOf = (order: OldOrder): string =>
  requestedLines(linesToRepeat(order))
    .map((line) => `${pasteableLine(line)}\n`)
    .join('');

/** The notes of the lines: `ER204: matte`. In the list, their numbers could be read as quantities. */
const notesOf = (order: OldOrder): string =>
  requestedLines(linesToRepeat(order))
    .filter(({ notes }) => notes.length > 0)
    .map(({ sku, notes }) => `${sku}: ${notes.join('; ')}`)
    .join('; ');

/**
 * @param current the customer's contact and usual address today, if they are in the list of customers; what these lack
 * is that of the order
 */
export function repeatedOrder(
  order: Pick<Order, 'uid' | 'contact' | 'address' | 'lines' | 'quote' | 'status'>,
  current?: Pick<TypedOrder, 'customer' | 'address'>,
): TypedOrder {
  const { customer, address } = typedContactOf(order);
  return {
    ...EMPTY_ENTERED_ORDER,
    customer: current ? withMissingFields(current.customer, customer) : customer,
    address: current && hasAddress(current) ? current.address : address,
    list: listOf(order),
    note: oneLine(notesOf(order), LONGEST_ORDER_NOTE),
  };
}
