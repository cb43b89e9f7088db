/** Patterns of contact details, apart from the limits so that only pages which check them load them. */

/** An email address, as the sign-in service takes it: every character that RFC 5322 allows without quotes. */
export const EMAIL_FORM =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z][A-Za-z0-9-]+$/;

/** A GSTIN without its check digit, which `core/gstin.ts` calculates. */
export const GSTIN_FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/;
