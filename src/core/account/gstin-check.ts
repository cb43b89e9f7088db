/** Validates a typed GSTIN. */
import { isGstin } from '#core/gstin.ts';
import { GSTIN_LENGTH } from '#schema/limits.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { stateOfGstin } from './indian-states.ts';

const EXAMPLE = '36AABCU9603R1ZM';

/** State code, PAN, a character, Z and the check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/;

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
  if (!FORM.test(value)) {
    return failed(
      `A GSTIN is the state code, the PAN, one character, Z and one more, like ${EXAMPLE}.`,
    );
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
