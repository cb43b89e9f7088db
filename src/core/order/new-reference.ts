/** Creates an order reference; apart from its validation, which every page loads. */

/** Crockford's base 32: no I, L, O, U, which are misread or misheard. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A new reference, like `GB-7K2M9Q`. @param random bytes, at least six, each used for one letter */
export const orderReference = (random: Uint8Array): string =>
  `GB-${Array.from(random.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
