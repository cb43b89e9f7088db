/**
 * The columns of exported orders. Subtotal − Discount + Freight + Packing is the taxable amount; with the taxes and the
 * round-off, it is the total. From the confirmation on, Total − Credited − Paid is due.
 */
import { decimalRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import { creditOf, dueOf } from '#core/order/balance.ts';
import { ORDER_SOURCE_NAMES, STATUS_NAMES } from '#core/order/status-labels.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import type { Order } from '#schema/order.ts';
import { placeOfSupply } from '#core/quoting/place-of-supply.ts';

/** Empty without an amount. */
const rupees = (paise: number | undefined): string =>
  paise === undefined ? '' : decimalRupees(paise);

/** The lines before the discount of the quote, paise. */
const goodsOf = ({ lines }: Quote): number =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const reachedAt = ({ timeline }: Order, status: Order['status']): string => {
  const event = timeline.find((each) => each.status === status);
  return event === undefined ? '' : formatMoment(event.at);
};

const COLUMNS: readonly (readonly [name: string, of: (order: Order) => string])[] = [
  ['Order', ({ number }) => number],
  ['Status', ({ status }) => STATUS_NAMES[status]],
  ['Requested', ({ createdAt }) => formatMoment(createdAt)],
  ['Channel', ({ source }) => (source === undefined ? 'Website' : ORDER_SOURCE_NAMES[source])],
  ['Business', ({ contact }) => contact.businessName ?? ''],
  ['Name', ({ contact }) => contact.name],
  ['Phone', ({ contact }) => contact.phone],
  ['Email', ({ contact }) => contact.email ?? ''],
  ['GSTIN', ({ contact }) => contact.gstin ?? ''],
  ['City', ({ address }) => address?.city ?? ''],
  ['Place of supply', (order) => placeOfSupply(order) ?? ''],
  ['Quantity', ({ lines, quote }) => formatTotal(quote?.lines ?? lines)],
  ['Subtotal', ({ quote }) => rupees(quote && goodsOf(quote))],
  ['Discount', ({ quote }) => rupees(quote?.discountPaise)],
  ['Freight', ({ quote }) => rupees(quote && (quote.freightPaise ?? 0))],
  ['Packing', ({ quote }) => rupees(quote && (quote.packingPaise ?? 0))],
  ['Taxable amount', ({ quote }) => rupees(quote?.taxablePaise)],
  ['CGST', ({ quote }) => rupees(quote?.cgstPaise)],
  ['SGST', ({ quote }) => rupees(quote?.sgstPaise)],
  ['IGST', ({ quote }) => rupees(quote?.igstPaise)],
  ['Round-off', ({ quote }) => rupees(quote && (quote.roundOffPaise ?? 0))],
  ['Total', ({ quote }) => rupees(quote?.totalPaise)],
  ['Credited', (order) => rupees(order.quote && creditOf(order).totalPaise)],
  ['Paid', ({ quote, paidPaise = 0 }) => rupees(quote && paidPaise)],
  ['Due', (order) => rupees(dueOf(order))],
  ['Accepted', (order) => reachedAt(order, 'accepted')],
  ['Dispatched', (order) => reachedAt(order, 'dispatched')],
  ['Note', ({ note }) => note ?? ''],
];

export const ORDER_HEADER = COLUMNS.map(([name]) => name);

export const orderCells = (order: Order): string[] => COLUMNS.map(([, of]) => of(order));
