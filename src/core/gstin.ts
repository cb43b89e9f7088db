/** GSTIN: the fifteenth character checks the fourteen before it (weights 1 and 2 alternately, base 36). */
import { GSTIN_LENGTH } from '#schema/limits.ts';
import { GSTIN_FORM } from '#schema/patterns.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHECKED_LENGTH = GSTIN_LENGTH - 1;

/**
 * The check character for the first 14 characters of a GSTIN.
 * @throws RangeError unless they are 14 capitals and digits; the input is never typed text
 */
export function gstinCheckDigit(first14: string): string {
  if (first14.length !== CHECKED_LENGTH) {
    throw new RangeError(`expected 14 characters, found ${first14.length}`);
  }
  let sum = 0;
  for (let place = 0; place < CHECKED_LENGTH; place++) {
    const character = first14.charAt(place);
    const value = DIGITS.indexOf(character);
    if (value < 0) throw new RangeError(`expected a capital or a digit, found "${character}"`);
    const weighted = value * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(weighted / DIGITS.length) + (weighted % DIGITS.length);
  }
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}

/** The full GSTIN for its first 14 characters. Throws like `gstinCheckDigit`. */
export const gstinWithCheckDigit = (first14: string): string => first14 + gstinCheckDigit(first14);

/** Whether `value` has the format of a GSTIN and the right check character. */
export const isGstin = (value: string): boolean =>
  GSTIN_FORM.test(value) && gstinCheckDigit(value.slice(0, CHECKED_LENGTH)) === value.at(-1);
