/** Typed text and phone numbers as they are stored. */

/** Trimmed, with single spaces. */
export const normalizeSpaces = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

const LEAST_DIGITS = 3;

/**
 * The stored prefix of a phone number: `98765 43210`, `098765`, `+91 98765` → `+9198765…`; undefined if it is
 * not one.
 */
export function phonePrefix(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const local = text.startsWith('+91')
    ? digits.slice(2)
    : digits.replace(/^0+/, '').replace(/^91(?=\d{10}$)/, '');
  return local.length < LEAST_DIGITS ? undefined : `+91${local}`;
}
