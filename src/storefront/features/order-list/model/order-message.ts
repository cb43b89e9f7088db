/** An order list in words, as a buyer sends it to the shop on WhatsApp. */
import { formatCount, formatDesigns, formatGrams, formatPieces } from '#core/format.ts';
import { oneLine } from '#core/one-line.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { LONGEST_LINK } from '#core/order/fitting-link.ts';
import { piecesOf } from '#core/order/pieces.ts';

/** A line with what is known of its product; a product that is gone has neither title nor weight. */
export interface MessageLine {
  sku: string;
  qty: number;
  title?: string | undefined;
  /** Of one piece, mg. */
  netWeightMg?: number | undefined;
  note?: string | undefined;
}

export interface OrderMessage {
  /** By which buyer and seller find the order again. */
  reference: string;
  lines: readonly MessageLine[];
  /** Opens the same list. */
  link: string;
}

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** Somebody's words on one line; right-to-left ones turn round nothing but themselves. */
const inline = (words: string): string =>
  `${FIRST_STRONG_ISOLATE}${oneLine(words.replace(DIRECTION_MARKS, ''))}${POP_ISOLATE}`;

const lineText = ({ sku, qty, title, note }: MessageLine, index: number): string =>
  [
    `${index + 1}. ${sku} × ${formatCount(qty)}`,
    ...(title === undefined ? [] : [`, ${inline(title)}`]),
    ...(note === undefined ? [] : [` (${inline(note)})`]),
  ].join('');

/** Pieces and grams of all lines; the weight is of those whose product is known. */
export function totalsOf(lines: readonly MessageLine[]): { pieces: number; weightMg: number } {
  return {
    pieces: piecesOf(lines),
    weightMg: lines.reduce((sum, { qty, netWeightMg = 0 }) => sum + qty * netWeightMg, 0),
  };
}

function totalsText(lines: readonly MessageLine[]): string {
  const { pieces, weightMg } = totalsOf(lines);
  return [
    formatDesigns(lines.length),
    formatPieces(pieces),
    ...(weightMg === 0 ? [] : [`about ${formatGrams(weightMg)}`]),
  ].join(', ');
}

const messageText = ({ reference, lines, link }: OrderMessage, body: readonly string[]): string =>
  [`Order ${reference}`, '', ...body, totalsText(lines), '', `Order list: ${link}`].join('\n');

/** The message in words, every line of it. */
export const orderMessage = (order: OrderMessage): string =>
  messageText(order, [...order.lines.map(lineText), '']);

/** What is left of a message that would be too long: the totals and the link. */
export const orderSummary = (order: OrderMessage): string => messageText(order, []);

/** What is said of a list whose link alone would be too long. */
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
