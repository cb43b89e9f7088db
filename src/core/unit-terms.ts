/**
 * Words for units, as buyers and suppliers write them: in lower case, separated by spaces. The ड़ of जोड़ी is two
 * characters, ड and a nukta, as in normalized text.
 */
import { unitKind } from './unit-of-sale.ts';

export const PIECE_TERMS = 'pc pcs pce pces piece pieces pis पीस';
/** People use them for any unit. */
export const ANY_UNIT_TERMS = 'nos nag नग';
export const PAIR_TERMS =
  'pair pairs pr prs jodi jodis jodiya jodiyan joda jode jora jori जोड़ी जोड़ा जोड़े जोड़ियां जोड़ियाँ पेयर';
export const SET_TERMS = 'set sets सेट';
export const DOZEN_TERMS =
  'dozen dozens doz dozs dozn dozan dz dzn dzns darjan darzan दर्जन डज़न डजन';

/** The inner part of a regular expression for any of the terms. */
export const anyTerm = (terms: string): string => terms.replaceAll(' ', '|');

/**
 * A pattern for a unit after a quantity; needs the flag `u`. It matches whole words, also in Devanagari, where `\b` fails.
 * @param unit of the product; the pattern then leaves out units it is not sold by: `pairs` for pieces, `pcs` for sets.
 * Undefined for all units.
 */
export function unitForm(unit?: string): string {
  const kind = unit === undefined ? undefined : unitKind(unit);
  const terms = [
    ...['no', ANY_UNIT_TERMS],
    ...(kind === 'set' ? [] : [PIECE_TERMS]),
    ...(kind === undefined || kind === 'pair' ? [PAIR_TERMS] : []),
    ...(kind === undefined || kind === 'set' ? [SET_TERMS] : []),
  ];
  return String.raw`(?:${anyTerm(terms.join(' '))})(?![\p{L}\p{M}\d])`;
}
