/** References by which buyer and seller speak of an order, like `GB-7K2M9Q`. */

/** Crockford's base 32: no I, L, O, U, which are misread or misheard. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A new reference. @param random bytes, at least six, each used for one letter */
export const orderReference = (random: Uint8Array): string =>
  `GB-${Array.from(random.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;

const FORM = /^GB-[0-9A-HJKMNP-TV-Z]{6}$/;

/** Is it a reference? */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && FORM.test(value);
