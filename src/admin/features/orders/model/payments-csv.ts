/** The columns of exported payments: amounts minus refunds are what was paid; voided payments count in neither. */
import { decimalRupees } from '#core/format.ts';
import { formatDay, formatMoment } from '#core/format-time.ts';
import { PAYMENT_METHOD_NAMES } from '#core/order/record-labels.ts';
import type { Order } from '#schema/order.ts';
import type { Payment } from '#schema/payment.ts';

export interface ListedPayment {
  order: Order;
  payment: Payment;
  /** The name of a member of staff. @param uid of who recorded or voided it */
  nameOf: (uid: string) => string;
}

/** Empty unless the amount is above zero. */
const rupees = (paise: number): string => (paise > 0 ? decimalRupees(paise) : '');

const COLUMNS: readonly (readonly [name: string, of: (listed: ListedPayment) => string])[] = [
  ['Date', ({ payment }) => formatDay(payment.paidOn)],
  ['Order', ({ order }) => order.number],
  ['Customer', ({ order: { contact } }) => contact.businessName ?? contact.name],
  ['Phone', ({ order }) => order.contact.phone],
  ['Method', ({ payment }) => PAYMENT_METHOD_NAMES[payment.method]],
  ['Reference', ({ payment }) => payment.reference ?? ''],
  ['Amount', ({ payment: { amountPaise, voided } }) => (voided ? '' : rupees(amountPaise))],
  ['Refund', ({ payment: { amountPaise, voided } }) => (voided ? '' : rupees(-amountPaise))],
  ['Note', ({ payment }) => payment.note ?? ''],
  ['Recorded by', ({ payment, nameOf }) => nameOf(payment.by)],
  ['Recorded at', ({ payment }) => formatMoment(payment.at)],
  [
    'Voided amount',
    ({ payment: { amountPaise, voided } }) => (voided ? decimalRupees(amountPaise) : ''),
  ],
  ['Voided at', ({ payment: { voided } }) => (voided ? formatMoment(voided.at) : '')],
  ['Voided by', ({ payment: { voided }, nameOf }) => (voided ? nameOf(voided.by) : '')],
  ['Reason', ({ payment: { voided } }) => voided?.reason ?? ''],
];

export const PAYMENT_HEADER = COLUMNS.map(([name]) => name);

export const paymentCells = (listed: ListedPayment): string[] =>
  COLUMNS.map(([, of]) => of(listed));
