/** The WhatsApp message to a customer about the status of an order. */
import { upiText } from '#admin/shell/mail/reminder-link.ts';
import { formatRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import { advanceDue, advanceText } from '#core/quoting/advance.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import type { Order } from '#schema/order.ts';
import type { Shipment } from '#schema/shipment.ts';
import { fittingLink, isolated } from '#core/order/fitting-link.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { fixedRateText, quotedLines } from '#core/order/quote-summary.ts';
import { statusMeaning } from '#core/order/status-labels.ts';

type SentParcel = Pick<Shipment, 'courier' | 'trackingNumber' | 'trackingUrl' | 'outcome'>;

interface StatusMessage {
  order: Pick<
    Order,
    'number' | 'contact' | 'status' | 'timeline' | 'quote' | 'paidPaise' | 'sentUnits'
  >;
  /** The parcels of the order; those on their way are named. */
  shipments?: readonly SentParcel[] | undefined;
  businessName: string;
  /** Of the order in the customer’s account; undefined without an account. */
  link: string | undefined;
  /** Where an advance is paid; undefined if there is none. */
  upiId: string | undefined;
  /** Current time, ms. */
  now: number;
}

/**
 * Only a valid quote asks to be accepted.
 * @param advance the advance, and where to pay it
 */
function quoted(
  quote: Quote,
  advance: readonly string[],
  { link, now }: Pick<StatusMessage, 'link' | 'now'>,
): string[] {
  const { totalPaise, validUntil } = quote;
  const amount = `${formatRupees(totalPaise)} including GST`;
  const until = formatMoment(validUntil);
  return validUntil > now
    ? [
        revisionOf(quote) > 1
          ? `Your new quote is ready: ${amount}. It replaces the earlier one.`
          : `Your quote is ready: ${amount}.`,
        `It is valid until ${until}. ${fixedRateText(quote)}`.trim(),
        ...advance,
        link === undefined
          ? 'Reply here to accept it or to ask for a change.'
          : 'View and accept it here:',
      ]
    : [`Our quote of ${amount} expired on ${until}.`, 'Reply here and we will send a new one.'];
}

/** `Blue Dart 4711: https://…`. */
const parcelText = ({ courier, trackingNumber, trackingUrl }: SentParcel): string =>
  [[isolated(courier), trackingNumber].filter((part) => part !== undefined).join(' '), trackingUrl]
    .filter((part) => part !== undefined)
    .join(': ');

/** The link with greeting and order, current status, parcels, advance to pay, note of its step, and the customer's link or the quoted lines. */
export function statusMessageLink({
  order,
  shipments = [],
  businessName,
  link,
  upiId,
  now,
}: StatusMessage): string {
  const { contact, number, status, timeline, quote } = order;
  const note = timeline.find((event) => event.status === status)?.note;
  const advancePaise = advanceDue(order);
  const advance = advancePaise > 0 ? [`${advanceText(advancePaise)}.`, ...upiText(upiId)] : [];
  const onTheWay = shipments.filter(({ outcome }) => outcome === undefined);
  const isOpen = status === 'quoted' && quote !== undefined && quote.validUntil > now;
  const text = [
    `${businessName}, order ${number}:`,
    ...(status === 'quoted' && quote
      ? quoted(quote, advance, { link, now })
      : [statusMeaning(order, shipments), ...onTheWay.map(parcelText), ...advance]),
    ...(note === undefined ? [] : [isolated(note)]),
    ...(link === undefined ? [] : [link]),
    // Last, because what does not fit is left out from the end.
    ...(isOpen && link === undefined ? quotedLines(quote) : []),
  ];
  return fittingLink(contact.phone, `Namaste ${isolated(contact.name)},`, text.join('\n'));
}
