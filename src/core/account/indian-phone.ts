/**
 * Parses Indian mobile numbers in common spellings: `98765 43210`, `098765-43210`, `+91 98765 43210`.
 */
import { failed, succeeded, type Result } from '#core/result.ts';

const LENGTH = 10;
const EXAMPLE = 'like 98765 43210';

/** Converts full-width and Devanagari digits to ASCII digits. */
const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

/** Separators between digits; zero-width marks come with text copied from a chat. */
const BETWEEN = /[\s().\-\p{Pd}\p{Cf}]/gu;

/** The ten digits, without the country code or a leading zero. */
const withoutPrefix = (digits: string): string =>
  digits.replace(/^(?:\+910?|00910?|91(?=\d{10}$)|0(?=\d{10}$))/, '');

/**
 * Reads a mobile number.
 * @returns in E.164 form, `+919876543210`, or what was found and what is expected
 */
export function checkPhone(text: string): Result<string> {
  const digits = plainDigits(text).replace(BETWEEN, '');
  if (digits === '') return failed(`Enter a mobile number, ${EXAMPLE}.`);
  const local = withoutPrefix(digits);
  if (!/^\d+$/.test(local)) {
    return failed(`Enter an Indian mobile number with digits only, ${EXAMPLE}.`);
  }
  if (local.length !== LENGTH) {
    return failed(`Found ${local.length} digits. A mobile number has ten, ${EXAMPLE}.`);
  }
  if (!/^[6-9]/.test(local)) {
    return failed(
      `Found a number that begins with ${local.charAt(0)}. Mobile numbers in India begin with 6, 7, 8 or 9.`,
    );
  }
  return succeeded(`+91${local}`);
}
