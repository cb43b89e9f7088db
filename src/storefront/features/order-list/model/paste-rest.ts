/** The words of a pasted line that are neither SKU nor quantity, which go into the note. */
import { COUNT_UNITS, DOUBTFUL } from './amount-terms.ts';
import { plain, type Token } from './order-tokens.ts';
import { SILENT } from './ignored-terms.ts';

/** Signs that belong to the word after or before them: `@ 180`, `10"`, `24/-`. */
const SIGN_BEFORE = /[@~#<>≤≥±$]\s*$/;
const SIGNS_AFTER = /^(?:["'”″%+?!]|\/-)+/;

const openBrackets = (text: string): number => text.split('(').length - text.split(')').length;

/** The tokens as written, with the signs around them. */
function written(text: string, run: readonly Token[]): string {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return '';
  const sign = SIGN_BEFORE.exec(first.before)?.[0] ?? '';
  const end = last.to + (SIGNS_AFTER.exec(text.slice(last.to))?.[0].length ?? 0);
  const span = text.slice(first.from - sign.length, end);
  const open = openBrackets(span);
  return `${open < 0 ? '(' : ''}${span}${open > 0 ? ')' : ''}`;
}

/**
 * The phrases of tokens that were not used, as written; without those that have no meaning for the products.
 * @param text the line of the tokens
 * @param used indexes of the used tokens
 */
export function restOf(text: string, tokens: readonly Token[], used: ReadonlySet<number>): string {
  const runs: Token[][] = [[]];
  tokens.forEach((token, index) => {
    if (used.has(index)) runs.push([]);
    else runs.at(-1)?.push(token);
  });
  const phrases = runs.filter((run) => run.some((token) => !SILENT.has(token.text)));
  return joinedRest(phrases.map((run) => written(text, run)));
}

/** Joins the parts of a note. */
export const joinedRest = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');

const tokensOf = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\d.]+/gu) ?? [];

const singular = (word: string): string => word.replace(/s$/, '');

/** "36 pair" is a quantity, even if the title is "Tray of 36 Pairs". */
const isCounting = (word: string): boolean =>
  /\d/.test(word) || COUNT_UNITS.has(word) || DOUBTFUL.has(word);

/**
 * A note without words of the product's title; `Title (gift box)` from our own messages is `gift box`.
 */
export function noteBesideTitle(note: string, title: string): string {
  const [lower, name] = [note.toLowerCase(), plain(title).toLowerCase()];
  const rest =
    /^(?![\p{L}\p{M}])/u.test(lower.slice(name.length)) && lower.startsWith(name)
      ? note.slice(name.length)
      : note;
  const remainder = rest.trim().replace(/^\((.*)\)$/, '$1');
  const titleTokens = new Set(tokensOf(title).map(singular));
  const isInTitle = (word: string): boolean => titleTokens.has(singular(word)) && !isCounting(word);
  return tokensOf(remainder).every(isInTitle) ? '' : remainder;
}
