/** Cleans text from spreadsheets and web shops. */

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39|#34);/g, (whole, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? whole),
  );

/** One line: HTML entities decoded, every run of space and control characters made one space. */
export const tidyLine = (text: string): string =>
  decodeEntities(text)
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u200b\ufeff]+/g, ' ')
    .trim();

/** A column name: control characters become one space, otherwise unchanged. */
export const tidyName = (name: string): string => name.replace(/\p{Cc}+/gu, ' ').trim();

/** WooCommerce's export writes each line break as `\n`, and `\n` itself as `\\n`. */
const LINE_BREAK = /(?<!\\)\\n/g;

/**
 * Descriptions of web shops are HTML: each block is a paragraph, each list item a line. A single line break beside a tag
 * is a space.
 */
const withoutTags = (text: string): string =>
  /<\/?[a-z][^<>]*>/i.test(text)
    ? text
        .replace(/(?<!\\)\\n\s*\\n/g, '<br><br>')
        .replace(/(?<=>)\s*\\n|(?<!\\)\\n(?=\s*<)/g, ' ')
        .replace(LINE_BREAK, '<br>')
        .replace(/\s+/g, ' ')
        .replace(/<(script|style)\b.*?<\/\1>/gi, '')
        .replace(/<(?:br|li|tr)\b[^<>]*>/gi, '\n')
        .replace(/<\/(?:p|div|h\d|ul|ol|table)>/gi, '\n\n')
        .replace(/<\/?[a-z][^<>]*>/gi, '')
    : text.replace(LINE_BREAK, '\n');

/** Cleans each line; at most one blank line between paragraphs. */
export const tidyText = (text: string): string =>
  withoutTags(text)
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
