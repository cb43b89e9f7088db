/** WhatsApp messages to a customer, by status of the order. */
import { formatRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { fittingLink } from '#core/order/fitting-link.ts';
import { STATUS_MEANINGS } from '#core/order/status-labels.ts';
import { isEndStep } from '#admin/shell/order/staff-step.ts';

export interface StatusMessage {
  order: Pick<Order, 'number' | 'contact' | 'lines' | 'status' | 'timeline' | 'quote'>;
  /** Status that the message is about; the order may be further. */
  status: OrderStatus;
  businessName: string;
  /** Link for the customer. */
  link: string;
  /** Current time, ms. */
  now: number;
}

const ACCEPT = 'View and accept it here:';

/** Only a valid, unanswered quote asks to be accepted. */
function quoted({ status, quote }: StatusMessage['order'], now: number): string[] {
  if (quote === undefined) return ['Your quote is ready.', ACCEPT];
  const amount = `${formatRupees(quote.totalPaise)} including GST`;
  const until = formatMoment(quote.validUntil);
  if (status !== 'quoted') return [`Our quote: ${amount}.`];
  return quote.validUntil > now
    ? [`Your quote is ready: ${amount}.`, `It is valid until ${until}.`, ACCEPT]
    : [`Our quote of ${amount} expired on ${until}.`, 'Reply here and we will send a new one.'];
}

/** Whether the message of a step may be sent; after an order has ended, earlier messages would mislead. */
export const isStillSaid = (order: Pick<Order, 'status'>, status: OrderStatus): boolean =>
  order.status === status || !isEndStep(order.status);

const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** Isolates right-to-left text, so that it does not reorder the rest. */
const isolated = (text: string): string => `\u2068${text.replace(DIRECTION_MARKS, '')}\u2069`;

/** Lines of the message: greeting and order, event, note of the step, link. */
export function statusMessage({ order, status, businessName, link, now }: StatusMessage): string[] {
  const note = order.timeline.find((event) => event.status === status)?.note;
  return [
    `Namaste ${isolated(order.contact.name)},`,
    `${businessName}, order ${order.number}:`,
    ...(status === 'quoted' ? quoted(order, now) : [STATUS_MEANINGS[status]]),
    ...(note === undefined ? [] : [isolated(note)]),
    link,
  ];
}

/** The WhatsApp link with this message. */
export function statusMessageLink(message: StatusMessage): string {
  const [head = '', ...text] = statusMessage(message);
  return fittingLink(message.order.contact.phone, head, text.join('\n'));
}
