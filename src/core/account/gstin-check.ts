/** Validates a typed GSTIN and names the part that is wrong. */
import { isGstin } from '#core/gstin.ts';
import { GSTIN_LENGTH } from '#schema/limits.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { stateOfGstin } from './indian-states.ts';

const EXAMPLE = '36AABCU9603R1ZM';

/** The parts of a GSTIN, each with its first position, counted from 1. */
const PARTS: readonly [from: number, form: RegExp, message: string][] = [
  [1, /^\d{2}/, 'A GSTIN starts with two digits, the state code'],
  [
    3,
    /^..[A-Z]{5}\d{4}[A-Z]/,
    'Characters 3 to 12 are the PAN: five letters, four digits, a letter',
  ],
  [13, /^.{12}[A-Z0-9]Z/, 'Character 14 is the letter Z'],
];

/** In capitals, without spaces and hyphens. */
const tidyGstin = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\-\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

/** @returns the stored GSTIN; empty for an empty field */
export function checkGstin(text: string): Result<string> {
  const value = tidyGstin(text);
  if (value === '') return succeeded(value);
  if (value.length !== GSTIN_LENGTH) {
    return failed(
      `Found ${value.length} characters; a GSTIN has ${GSTIN_LENGTH}, like ${EXAMPLE}.`,
    );
  }
  const wrong = PARTS.find(([, form]) => !form.test(value));
  if (wrong !== undefined) {
    const [from, , message] = wrong;
    return failed(`${message}. Found “${value.slice(from - 1, from === 3 ? 12 : from + 1)}”.`);
  }
  if (stateOfGstin(value) === undefined) {
    return failed(`No state has the code ${value.slice(0, 2)}. Check the first two digits.`);
  }
  return isGstin(value)
    ? succeeded(value)
    : failed(
        `The last character, “${value.charAt(14)}”, doesn’t match the others. Compare it with your certificate.`,
      );
}
