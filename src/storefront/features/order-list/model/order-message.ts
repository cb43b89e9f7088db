/** An order list as a WhatsApp message. */
import { formatDesigns, formatGrams } from '#core/format.ts';
import { oneLine } from '#core/one-line.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { LONGEST_LINK } from '#core/order/fitting-link.ts';
import { pasteableLine, withoutDirectionMarks } from '#core/order/pasteable-line.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { LineSizes } from '#core/sizes/line-sizes.ts';

/** A line with its product data; an unknown product has neither title nor weight. */
export interface MessageLine {
  sku: string;
  qty: number;
  title?: string | undefined;
  /** How it is sold; undefined for a single piece or an unknown product. */
  unit?: string | undefined;
  /** Net, mg. */
  weightMg?: number | undefined;
  sizes?: LineSizes | undefined;
  note?: string | undefined;
}

export interface OrderMessage {
  /** The reference of the order. */
  reference: string;
  lines: readonly MessageLine[];
  /** Opens the same list. */
  link: string;
}

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** User text on one line; isolates right-to-left text. */
const inline = (text: string): string =>
  `${FIRST_STRONG_ISOLATE}${oneLine(withoutDirectionMarks(text))}${POP_ISOLATE}`;

/** `1. RG101 × 26 (12 × 12, 14 × 14), Halo ring (note)`. */
const listedText = (line: MessageLine, index: number): string => {
  const { title, note } = line;
  return [
    `${index + 1}. ${pasteableLine(line)}`,
    ...(title === undefined ? [] : [`, ${inline(title)}`]),
    ...(note === undefined ? [] : [` (${inline(note)})`]),
  ].join('');
};

/** Total quantity and weight; the weight of known products only. */
function totalsText(lines: readonly MessageLine[]): string {
  const weightMg = lines.reduce((sum, line) => sum + (line.weightMg ?? 0), 0);
  return [
    formatDesigns(lines.length),
    formatTotal(lines),
    ...(weightMg === 0 ? [] : [`about ${formatGrams(weightMg)}`]),
  ].join(', ');
}

const messageText = ({ reference, lines, link }: OrderMessage, body: readonly string[]): string =>
  [`Order ${reference}`, '', ...body, totalsText(lines), '', `Order list: ${link}`].join('\n');

/** The full message with every line. */
export const orderMessage = (order: OrderMessage): string =>
  messageText(order, [...order.lines.map(listedText), '']);

/** A short message if the full one is too long: totals and link. */
export const orderSummary = (order: OrderMessage): string => messageText(order, []);

/** The message if even the link is too long. */
const LIST_APART = 'The list is too long for a link. I will send it as text.';

/**
 * The address that opens WhatsApp with the message written: all of it, else the totals and the list's
 * link, else the totals with the promise to send the list as text.
 * @param phone the shop's, in E.164 form
 */
export function orderMessageLink(phone: string, order: OrderMessage): string {
  const [whole, summary] = [orderMessage(order), orderSummary(order)].map((text) =>
    whatsappLink(phone, text),
  );
  const fitting = [whole, summary].find((link = '') => link.length <= LONGEST_LINK);
  return (
    fitting ??
    whatsappLink(phone, `Order ${order.reference}\n\n${totalsText(order.lines)}\n\n${LIST_APART}`)
  );
}
