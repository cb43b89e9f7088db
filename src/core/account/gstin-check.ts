/** Reads a GSTIN as people write it, and says which part of it is wrong. */
import { isGstin } from '#core/gstin.ts';
import { GSTIN_LENGTH } from '#schema/limits.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { stateOfGstin } from './indian-states.ts';

const EXAMPLE = '36AABCU9603R1ZM';

/** Which characters a GSTIN has from which place on, counted from 1. */
const PARTS: readonly [from: number, form: RegExp, words: string][] = [
  [1, /^\d{2}/, 'A GSTIN starts with two digits, the state code'],
  [
    3,
    /^..[A-Z]{5}\d{4}[A-Z]/,
    'Characters 3 to 12 are the PAN: five letters, four digits, a letter',
  ],
  [13, /^.{12}[A-Z0-9]Z/, 'Character 14 is the letter Z'],
];

/** Capitals, without the spaces and hyphens that people put in. */
export const tidyGstin = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\-\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

/** @returns the GSTIN as it is kept; an empty one for a field that was left empty */
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
    const [from, , words] = wrong;
    return failed(`${words}. Found “${value.slice(from - 1, from === 3 ? 12 : from + 1)}”.`);
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
