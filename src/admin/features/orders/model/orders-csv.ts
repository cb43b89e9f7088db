/** The columns of exported orders. */
import { formatMoment } from '#core/format-time.ts';
import { ORDER_SOURCE_NAMES, STATUS_NAMES } from '#core/order/status-labels.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { Order } from '#schema/order.ts';
import { placeOfSupply } from '#core/quoting/place-of-supply.ts';

/** Rupees as spreadsheets read them: `1250.50`; empty without a quote. */
const rupees = (paise: number | undefined): string =>
  paise === undefined ? '' : (paise / 100).toFixed(2);

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
  ['Discount', ({ quote }) => rupees(quote?.discountPaise)],
  ['Taxable amount', ({ quote }) => rupees(quote?.taxablePaise)],
  ['CGST', ({ quote }) => rupees(quote?.cgstPaise)],
  ['SGST', ({ quote }) => rupees(quote?.sgstPaise)],
  ['IGST', ({ quote }) => rupees(quote?.igstPaise)],
  ['Total', ({ quote }) => rupees(quote?.totalPaise)],
  ['Accepted', (order) => reachedAt(order, 'accepted')],
  ['Dispatched', (order) => reachedAt(order, 'dispatched')],
  ['Note', ({ note }) => note ?? ''],
];

export const ORDER_HEADER = COLUMNS.map(([name]) => name);

export const orderCells = (order: Order): string[] => COLUMNS.map(([, of]) => of(order));
