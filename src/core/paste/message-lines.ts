/** The lines of a pasted text, without what chats and this site's own messages have around the products. */
import { takeListLinks } from './paste-links.ts';

/** The time and the name before a message in a copied chat: `[25/11/26, 3:04 pm] Ravi: `, `25/11/26, 15:04 - Ravi: `. */
const CHAT_HEAD =
  /^[\s\u200E]*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?(?:\]|\s+-)\s+[^:]{1,60}:\s+/iu;

/** The signs before a quoted line. */
const QUOTE_SIGNS = /^\s*(?:>\s?)+/u;

const REFERENCE = String.raw`GB-[\dA-Z]{4,6}`;
const MONEY = String.raw`[-−]?₹[\d,.]+`;
/** Lines that name no product. */
const FRAME = new RegExp(
  `^(?:${[
    String.raw`Forwarded(?: many times)?`,
    String.raw`Namaste \u2068[^\u2069]*\u2069,`,
    String.raw`(?:\D*, )?order ${REFERENCE}:?`,
    String.raw`[\d,]+ designs?(?:, (?:about )?[\d,.]+ (?:pieces?|pairs?|sets?|g))*`,
    String.raw`Order list:`,
    String.raw`Your quote is ready: ${MONEY} including GST\.`,
    String.raw`Our quote of ${MONEY} including GST expired on .*`,
    String.raw`It is valid until .*\.`,
    String.raw`UPI ID: \S+`,
    String.raw`(?:Advance|Subtotal|Discount|Freight|Packing|Taxable amount|[CSI]GST|Round-off)[^:]*: ${MONEY}\.?`,
  ].join('|')})$`,
  'iu',
);

/**
 * Splits a text into its lines. Links of order lists are taken out of them.
 * @returns also the texts of these lists
 */
export function messageLines(text: string): { lines: string[]; lists: string[] } {
  const read = text
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.replace(QUOTE_SIGNS, '').replace(CHAT_HEAD, ''))
    .map(takeListLinks);
  return {
    lines: read.map(({ rest }) => rest.trimEnd()).filter((line) => !FRAME.test(line)),
    lists: read.flatMap(({ lists }) => lists),
  };
}
