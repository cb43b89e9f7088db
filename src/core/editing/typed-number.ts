/**
 * Converts between typed numbers and stored units: rupees and paise, grams and milligrams, per cent and basis
 * points, millimetres and micrometres, microns and nanometres.
 */
import { parseDecimal, wholeNumber } from '#core/import/decimal.ts';

/** The number of decimal places between the typed and the stored unit. */
const PLACES = { rupees: 2, grams: 3, percent: 2, millimetres: 3, microns: 3, count: 0 } as const;

export type TypedUnit = keyof typeof PLACES;

/**
 * The number in the stored unit; the text itself if it is not a number or has too many decimal places.
 */
export function typedNumber(text: string, unit: TypedUnit): number | string | undefined {
  if (text.trim() === '') return undefined;
  const decimal = parseDecimal(text.replace(/[₹%]|\s*(?:mm|microns?|g)$/gu, ''), '.');
  if (decimal === null) return text;
  const scaled = { units: decimal.units * 10n ** BigInt(PLACES[unit]), scale: decimal.scale };
  return wholeNumber(scaled) ?? text;
}

/** The text for the input: `450`, `450.50`, `4.2`. */
export function shownNumber(value: unknown, unit: TypedUnit): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const places = PLACES[unit];
  if (Number.isInteger(value / 10 ** places)) return String(value / 10 ** places);
  const fixed = (value / 10 ** places).toFixed(places);
  // Money has two places or none.
  return unit === 'rupees' ? fixed : fixed.replace(/0+$/, '');
}
