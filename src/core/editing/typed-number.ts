/** Numbers as people type them, and as documents hold them: rupees and paise, grams and milligrams, per cent and basis points. */
import { parseDecimal, wholeNumber } from '#core/import/decimal.ts';

/** By how many places the document's unit is smaller than what is typed. */
const PLACES = { rupees: 2, grams: 3, percent: 2, count: 0 } as const;

export type TypedUnit = keyof typeof PLACES;

/** The number in the document's unit; the text itself when it is none, or finer than the document can hold. */
export function typedNumber(text: string, unit: TypedUnit): number | string | undefined {
  if (text.trim() === '') return undefined;
  const decimal = parseDecimal(text.replace(/[₹%]|\bg$/gu, ''), '.');
  if (decimal === null) return text;
  const scaled = { units: decimal.units * 10n ** BigInt(PLACES[unit]), scale: decimal.scale };
  return wholeNumber(scaled) ?? text;
}

/** What stands in the field for it: `450`, `450.50`, `4.2`. */
export function shownNumber(value: unknown, unit: TypedUnit): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const places = PLACES[unit];
  if (Number.isInteger(value / 10 ** places)) return String(value / 10 ** places);
  const fixed = (value / 10 ** places).toFixed(places);
  // Money has two places or none.
  return unit === 'rupees' ? fixed : fixed.replace(/0+$/, '');
}
