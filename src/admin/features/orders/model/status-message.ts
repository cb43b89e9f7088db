/** The WhatsApp message to a customer about the status of an order. */
import { formatRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import type { Order } from '#schema/order.ts';
import { fittingLink, isolated } from '#core/order/fitting-link.ts';
import { STATUS_MEANINGS } from '#core/order/status-labels.ts';

interface StatusMessage {
  order: Pick<Order, 'number' | 'contact' | 'status' | 'timeline' | 'quote'>;
  businessName: string;
  /** Link for the customer. */
  link: string;
  /** Current time, ms. */
  now: number;
}

/** Only a valid quote asks to be accepted. */
function quoted({ totalPaise, validUntil }: Quote, now: number): string[] {
  const amount = `${formatRupees(totalPaise)} including GST`;
  const until = formatMoment(validUntil);
  return validUntil > now
    ? [`Your quote is ready: ${amount}.`, `It is valid until ${until}.`, 'View and accept it here:']
    : [`Our quote of ${amount} expired on ${until}.`, 'Reply here and we will send a new one.'];
}

/** The link with greeting and order, current status, note of its step, and the customer's link. */
export function statusMessageLink({ order, businessName, link, now }: StatusMessage): string {
  const { contact, number, status, timeline, quote } = order;
  const note = timeline.find((event) => event.status === status)?.note;
  const text = [
    `${businessName}, order ${number}:`,
    ...(status === 'quoted' && quote ? quoted(quote, now) : [STATUS_MEANINGS[status]]),
    ...(note === undefined ? [] : [isolated(note)]),
    link,
  ];
  return fittingLink(contact.phone, `Namaste ${isolated(contact.name)},`, text.join('\n'));
}

/** Reminds a customer of what is due for an order. */
export const reminderLink = ({
  order: { contact, number },
  duePaise,
  businessName,
  link,
}: {
  order: Pick<Order, 'number' | 'contact'>;
  duePaise: number;
  businessName: string;
  link: string;
}): string =>
  fittingLink(
    contact.phone,
    `Namaste ${isolated(contact.name)},`,
    [
      `${businessName}, order ${number}: ${formatRupees(duePaise)} is due.`,
      'If you have already paid, please send us the payment reference.',
      link,
    ].join('\n'),
  );
