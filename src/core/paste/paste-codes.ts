/** Finds SKUs in a line in any spelling. */
import { unslipped, type CodeBook } from '#core/order/code-book.ts';
import { linkedSku } from './paste-links.ts';
import type { Token } from './paste-tokens.ts';
import { COUNT_UNITS, isTerm } from './paste-terms.ts';

/** How many parts a code may have, as in `RG - 101` or `CH-22-A-10-5`. */
const MOST_PARTS = 6;
const CODE = /^[a-z]{1,5}\d{2,7}[a-z]{0,3}$/;

/** A code in a line, with its tokens. */
export interface CodeMatch {
  written: string;
  /** Undefined if the catalogue does not have it. */
  sku: string | undefined;
  /** If it is the SKU of a size, such as `RG101-14`. */
  size?: string | undefined;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

/** Whether two tokens can be parts of one code: `rg 101`, `rg-101` and `rg.101` may, `RG, 101` and `101 12` may not. */
const isJoint = (token: Token, last: Token): boolean =>
  /^\s*[-/._#:]?\s*$/.test(token.before) &&
  !(token.isNumber && last.isNumber && /\s/.test(token.before));

/** Whether it looks like a code that the catalogue does not have, such as `RG999` or `RG1O1`. */
function looksLikeCode(parts: readonly Token[], book: CodeBook): boolean {
  const [first, ...rest] = parts;
  if (first === undefined || isTerm(first.text)) return false;
  const isUnbroken = rest.every(({ before }) => before === '');
  // "Mota 12" is no code; "RG 999" may be one.
  if (!isUnbroken && (parts.length > 2 || !book.hasPrefix(first.text))) return false;
  const written = parts.map(({ text }) => text).join('');
  const asMeant = isUnbroken ? unslipped(written.toUpperCase()).toLowerCase() : written;
  return /\d/.test(written) && CODE.test(asMeant);
}

/** With the hyphens that were written; other signs and spaces are left out. */
const hyphenated = (parts: readonly Token[]): string =>
  parts.map(({ text, before }, at) => (at > 0 && before === '-' ? `-${text}` : text)).join('');

/** The SKU of the catalogue in the address of a product's page. */
function codeInLink(tokens: readonly Token[], from: number, book: CodeBook): CodeMatch | undefined {
  const written = linkedSku(tokens[from]?.text ?? '');
  const hit = written === undefined ? undefined : book.find(written);
  return written !== undefined && hit ? { written, ...hit, from, to: from + 1 } : undefined;
}

/** The SKU at a token: the longest in the catalogue, otherwise the longest that looks like one. */
function codeAt(tokens: readonly Token[], from: number, book: CodeBook): CodeMatch | undefined {
  const parts: Token[] = [];
  let match: CodeMatch | undefined;
  let guess: CodeMatch | undefined;
  for (const token of tokens.slice(from, from + MOST_PARTS)) {
    const last = parts.at(-1);
    if (!/^[a-z\d]+$/.test(token.text) || (last !== undefined && !isJoint(token, last))) break;
    parts.push(token);
    const written = parts.map(({ text }) => text).join('');
    const place = { written, from, to: from + parts.length };
    const isCode = /\d/.test(written) && /[a-z]/.test(written);
    const hit = isCode ? book.find(hyphenated(parts)) : undefined;
    // "RG101-12 pcs" are twelve.
    const isQuantity = hit?.size !== undefined && COUNT_UNITS.has(tokens[place.to]?.text ?? '');
    if (hit !== undefined && !isQuantity) match = { ...place, ...hit };
    else if (looksLikeCode(parts, book)) guess = { ...place, sku: undefined };
  }
  return match ?? guess;
}

/** The codes of a line, in their order. The address of a page names a product only if the line has no other code. */
export function codesIn(tokens: readonly Token[], book: CodeBook): CodeMatch[] {
  const codes: CodeMatch[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const code = codeAt(tokens, index, book);
    if (code === undefined) continue;
    codes.push(code);
    index = code.to - 1;
  }
  return codes.length > 0 ? codes : tokens.flatMap((_, at) => codeInLink(tokens, at, book) ?? []);
}
