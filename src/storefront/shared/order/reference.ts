/** Order references, like `GB-7K2M9Q`. */

/** In Crockford's base 32: no I, L, O, U, which are misread or misheard. */
const FORM = /^GB-[0-9A-HJKMNP-TV-Z]{6}$/;

/** Whether it is a reference. */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && FORM.test(value);
