/** Splits a line of a pasted order into words and numbers. */
import { latinDigits } from '#core/latin-digits.ts';
import { WEB_ADDRESS } from './paste-links.ts';

/** A word or a number. */
export interface Token {
  /** In small letters; a number without the commas of its thousands. */
  text: string;
  /** The text between it and the previous token. */
  before: string;
  isNumber: boolean;
  /** Its start in the line, and the index after its end. */
  from: number;
  to: number;
}

const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;

/** The title in the message that this site writes: `RG101 × 12, \u2068Title\u2069`. */
const OWN_TITLE = /, \u2068[^\u2069]*\u2069/g;

/** The bullet or number of a list: `•`, `1)`, `3.`; `12 RG101` has none. */
const LIST_HEAD = /^(?:[-*•>✓✔➤→#]+\s*)*(?:\(?\d{1,3}\s?[.)\]](?!\d)\s*)?(?=\S)/u;

/** ASCII digits, hyphens and `x`, without invisible characters and list numbers. */
export const normalizedLine = (line: string): string =>
  latinDigits(line)
    .replace(OWN_TITLE, '')
    .normalize('NFKC')
    // From the sign for inches.
    .replaceAll('′′', '"')
    .replace(INVISIBLE, '')
    .replace(/[×✕✖]/g, ' x ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .trim()
    .replace(LIST_HEAD, '');

/** A web address is one word. */
const TOKEN = new RegExp(
  String.raw`${WEB_ADDRESS}|(?<![\d,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])|(?<![\p{L}\d._/-])\d+\.\d+(?!\.?\d)|\d+|\p{L}[\p{L}\p{M}]*`,
  'giu',
);

export function tokensOf(line: string): Token[] {
  let end = 0;
  return [...line.matchAll(TOKEN)].map((match) => {
    const [written] = match;
    const [from, to] = [match.index, match.index + written.length];
    const before = line.slice(end, from);
    end = to;
    const isNumber = /^[\d.,]+$/.test(written);
    return { text: written.replaceAll(',', '').toLowerCase(), before, isNumber, from, to };
  });
}
