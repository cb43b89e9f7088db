/** Normalises text to one line for single-line fields. */

/**
 * Every run of space and control characters made one space, none at the ends; cut to `longest` characters, and
 * never through the middle of one.
 */
export const oneLine = (text: string, longest = Infinity): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
