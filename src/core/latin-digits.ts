/** Digits of nine Indian scripts; each script has a block of 128 code points, its zero at 0x66. */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** The text with ASCII digits: `१२` is `12`. */
export const latinDigits = (text: string): string =>
  text.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
