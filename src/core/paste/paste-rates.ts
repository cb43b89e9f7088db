/** Finds the rates and the web addresses in a line of a pasted order, which are neither quantities nor sizes. */
import { WEB_ADDRESS } from './paste-links.ts';
import { unitForm } from '#core/unit-terms.ts';
import type { Token } from './paste-tokens.ts';

const AMOUNT = String.raw`\d+(?:,\d+)*(?:\.\d+)?(?![\d,.]*\d|\p{L})`;
const CURRENCY = String.raw`(?:(?:rs\.?|inr|[₹$])\s*)`;
const PER_UNIT = String.raw`(?:\s*/-)?(?:\s*(?:each|(?:/|per)\s*(?:${unitForm()}|g|gms?|grams?))(?!\p{L}))?`;
/** `@ 450`, `₹450`, `Rs. 450 each`, `rate 450`, `450/-`, `https://…`. */
const RATE = new RegExp(
  String.raw`${WEB_ADDRESS}|(?:@\s*${CURRENCY}?|(?<!\p{L})(?:${CURRENCY}|(?:rate|price|mrp)[\s:.-]*${CURRENCY}?))${AMOUNT}${PER_UNIT}|(?<![\p{L}\d.,])${AMOUNT}(?=\s*/-)${PER_UNIT}`,
  'giu',
);

/** The text with spaces instead of its rates, so that its words stay in their places. */
export const withoutRates = (text: string): string =>
  text.replace(RATE, (rate) => ' '.repeat(rate.length));

/** A part of a line; its start, and the index after its end. */
interface Span {
  from: number;
  to: number;
}

/** The rates that a part of a line has or is part of. */
export const ratesIn = (line: string, part: Span): (Span & { text: string })[] =>
  Array.from(line.matchAll(RATE), ({ 0: text, index }) => ({
    ...{ text, from: index, to: index + text.length },
  })).filter(({ from, to }) => from < part.to && to > part.from);

/** The tokens that belong to a rate. */
export function rateTokens(line: string, tokens: readonly Token[]): ReadonlySet<Token> {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const rates = ratesIn(line, { from: first.from, to: last.to });
  return new Set(
    tokens.filter((token) => rates.some(({ from, to }) => token.from >= from && token.to <= to)),
  );
}
