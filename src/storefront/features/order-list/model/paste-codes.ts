/** Finds SKUs in a line in any spelling. */
import {
  COUNT_UNITS,
  DOUBTFUL,
  FOR_EACH,
  HARMLESS,
  KINDS,
  FILLER_TERMS,
  MEASURED_BY,
  MEASURES,
  SIZED_BY,
  UP_TO,
} from './amount-terms.ts';
import { unslipped, type CodeBook } from '#core/order/code-book.ts';
import { ADDED_BEFORE, FRACTIONS, MULTIPLIERS, NUMBER_NAMES } from './number-names.ts';
import { EXCLUSION_TERMS } from './exclusion-terms.ts';
import type { Token } from './order-tokens.ts';

/** How many parts a code may have, as in `RG - 101`. */
const MOST_PARTS = 4;

/** A code in a line, with its tokens. */
export interface CodeMatch {
  written: string;
  sku: string | undefined;
  /** An alternative product: `RG101 2` is RG1012, or two of RG101. */
  rival?: string | undefined;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

/** Whether two tokens can be parts of one code: `rg 101`, `rg-101`, `RG/101` and `rg.101` may, `RG, 101` may not. */
const isJoint = (between: string): boolean => /^\s*[-/._#:]?\s*$/.test(between);
const CODE = /^[a-z]{1,5}\d{2,7}[a-z]{0,3}$/;

/** Words that are not the prefix of a SKU, with any following number. */
const NON_CODE_TERMS = [
  ...[FILLER_TERMS, HARMLESS, DOUBTFUL, KINDS, EXCLUSION_TERMS, FOR_EACH, UP_TO],
  ...[COUNT_UNITS, MEASURES, MEASURED_BY, SIZED_BY],
  ...[NUMBER_NAMES, FRACTIONS, ADDED_BEFORE, MULTIPLIERS],
];
const mayBeginCode = ({ text }: Token): boolean => !NON_CODE_TERMS.some((terms) => terms.has(text));

/** Whether it looks like an unknown code. Letters and digits may only alternate, as in `RG1O1`, when nothing separates them. */
function looksLikeCode(tokens: readonly Token[], book: CodeBook): boolean {
  const [first, ...rest] = tokens;
  if (first === undefined || !mayBeginCode(first)) return false;
  const isWhole = rest.every(({ before }) => before === '');
  const written = tokens.map(({ text }) => text).join('');
  // "Mota 12" is no code; "RG 999" may be one.
  if (!isWhole && (tokens.length > 2 || !book.hasPrefix(first.text))) return false;
  const asRead = isWhole ? unslipped(written.toUpperCase()).toLowerCase() : written;
  return /\d/.test(written) && CODE.test(asRead);
}

/** The SKU at a token: the longest in the catalogue, otherwise the longest that looks like one. */
function codeAt(tokens: readonly Token[], from: number, book: CodeBook): CodeMatch | undefined {
  const parts: Token[] = [];
  let match: CodeMatch | undefined;
  let guess: CodeMatch | undefined;
  for (const token of tokens.slice(from, from + MOST_PARTS)) {
    if (!/^[a-z\d.]+$/.test(token.text) || (parts.length > 0 && !isJoint(token.before))) break;
    parts.push(token);
    const written = parts.map(({ text }) => text).join('');
    const to = from + parts.length;
    const sku = /\d/.test(written) && /[a-z]/.test(written) ? book.find(written) : undefined;
    if (sku !== undefined) {
      const isSpaced = token.isNumber && /^\s|\s$/.test(token.before);
      match = { written, sku, rival: isSpaced ? match?.sku : undefined, from, to };
    }
    if (looksLikeCode(parts, book)) guess = { written, sku: undefined, from, to };
  }
  return match ?? guess;
}

/** The codes of a line, in their order. */
export function codesIn(tokens: readonly Token[], book: CodeBook): CodeMatch[] {
  const codes: CodeMatch[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const code = codeAt(tokens, index, book);
    if (code === undefined) continue;
    codes.push(code);
    index = code.to - 1;
  }
  return codes;
}
