/** Splits a line of an order into words and numbers, without prefixes of chats and lists. */

import { HARMLESS, FILLER_TERMS } from './amount-terms.ts';

/** A word or a number. */
export interface Token {
  /** In small letters; a number without the commas of its thousands. */
  text: string;
  /** The text between it and the previous token. */
  before: string;
  /** The text between it and the next token; after the last one, the rest of the line. */
  after: string;
  isNumber: boolean;
  /** Its start in `ReadLine.text`, and the index after its end. */
  from: number;
  to: number;
}

/** A line of an order in tokens. */
export interface ReadLine {
  /** The normalised line, without chat headers and list numbers. */
  text: string;
  tokens: Token[];
}

const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;
/** Date and time of a message as WhatsApp copies it: `[21/11/26, 10:32 am] Ramesh:`, `21/11/2026, 10:32 - Ramesh:`. */
const CHAT_TIME =
  /^(\[)?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?\s?m\.?)?(?:(?<=^\[.*)\]|\s+-(?=\s))\s*(?=[^:]{1,60}:)/i;
/** A sender: `Asha Jewels:`, `+91 98765 43210:`; "urgent need by Friday:" is a message. */
const CHAT_SENDER = /^[^:]{1,60}:\s*/;
const QUOTE = /^(?:>\s*)+/;
const BULLET = /^(?:[-–—*•·▪◦‣✓✔☑➤→#]+\s*)+(?=\S)/u;
/** `1)`, `(2)`, `3.` and `4 .` at the head of a line; `12 RG101` is no number of a list. */
const LIST_NUMBER = /^\(?\d{1,3}\s?[.)\]:](?!\d)\s*(?=\S)/;

/** Signs that normalisation would split: `2½` as 21/2. */
const PARTS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Digits of nine Indian scripts; each script has a block of 128 code points, its zero at 0x66. */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Normalised text: ASCII digits, hyphens and `x`, without invisible characters. */
export const plain = (text: string): string =>
  text
    .replace(
      /(\d*)([¼½¾])/g,
      (_, whole: string, part: string) => (whole || '0') + (PARTS[part] ?? ''),
    )
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[×✕✖╳✗]/g, ' x ')
    .replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
    .replace(/[‐‑‒–—―−]/g, '-');

/** A name has at most five words, without short words or words of ordering. */
function isName(sender: string): boolean {
  const names = sender.replace(/:\s*$/, '').split(/\s+/);
  const isPart = (word: string): boolean =>
    !/^[a-z]/.test(word) &&
    !HARMLESS.has(word.toLowerCase()) &&
    !FILLER_TERMS.has(word.toLowerCase());
  return names.length <= 5 && names.every(isPart);
}

function withoutChatHead(line: string): string {
  const message = line.replace(CHAT_TIME, '');
  const sender = message === line ? undefined : CHAT_SENDER.exec(message)?.[0];
  return sender !== undefined && isName(sender) ? message.slice(sender.length) : message;
}

const withoutHead = (line: string): string => {
  const message = withoutChatHead(line.trim().replace(QUOTE, ''));
  return [QUOTE, BULLET, LIST_NUMBER, BULLET].reduce(
    (rest, head) => rest.replace(head, '').trim(),
    message.trim(),
  );
};

/** Numbers with thousands separators, words, and the text between. */
function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(
    /(?<![\d,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])|(?<![\p{L}\d._/-])\d+\.\d+(?!\.?\d)|\d+|\p{L}[\p{L}\p{M}]*|₹/gu,
  )) {
    tokens.push({
      text: match[0] === '₹' ? 'rs' : match[0].replaceAll(',', '').toLowerCase(),
      before: text.slice(end, match.index),
      after: '',
      isNumber: /^\d/.test(match[0]),
      from: match.index,
      to: match.index + match[0].length,
    });
    end = match.index + match[0].length;
  }
  return tokens.map((token, index) => ({
    ...token,
    after: tokens[index + 1]?.before ?? `${text.slice(end)}\n`,
  }));
}

/** The tokens of normalised text. */
export const tokenized = (text: string): ReadLine => ({ text, tokens: tokensIn(text) });

/** The tokens of one line. */
export const readLine = (line: string): ReadLine => tokenized(withoutHead(plain(line)));
