/** The WhatsApp message that reminds a customer of due payments. */
import { formatCounted, formatRupees } from '#core/format.ts';
import { fittingLink, isolated } from '#core/order/fitting-link.ts';
import type { Order } from '#schema/order.ts';

export interface DueOrder {
  number: string;
  duePaise: number;
}

interface Reminder {
  contact: Pick<Order['contact'], 'name' | 'phone'>;
  /** At least one. */
  orders: readonly DueOrder[];
  businessName: string;
  /** Of the order or the orders in the customer’s account; undefined without an account. */
  link: string | undefined;
  upiId: string | undefined;
}

/** Where to pay, as a line; none without an ID. */
export const upiText = (upiId: string | undefined): string[] =>
  upiId === undefined ? [] : [`UPI ID: ${upiId}`];

function dueText(businessName: string, orders: readonly DueOrder[]): string[] {
  const [first, ...others] = orders;
  if (first !== undefined && others.length === 0)
    return [`${businessName}, order ${first.number}: ${formatRupees(first.duePaise)} is due.`];
  const total = orders.reduce((sum, { duePaise }) => sum + duePaise, 0);
  return [
    `${businessName}: ${formatRupees(total)} is due for ${formatCounted(orders.length, 'order')}.`,
  ];
}

/** Says what is due, for which orders, and where to pay. Orders that do not fit are left out, with their number. */
export const reminderLink = ({ contact, orders, businessName, link, upiId }: Reminder): string =>
  fittingLink(
    contact.phone,
    `Namaste ${isolated(contact.name)},`,
    [
      ...dueText(businessName, orders),
      'If you have already paid, please send us the payment reference.',
      ...upiText(upiId),
      ...(link === undefined ? [] : [link]),
      // Last, because what does not fit is left out from the end.
      ...(orders.length === 1
        ? []
        : orders.map(({ number, duePaise }) => `${number}: ${formatRupees(duePaise)}`)),
    ].join('\n'),
  );
