/** Reads an order list from the text of `list-text.ts`, as in the address of a shared list. */
import { oneLine } from '#core/one-line.ts';
import { sizesWithin } from '#core/sizes/line-sizes.ts';
import { isSku } from '#core/sku.ts';
import { LONGEST_LINE_NOTE, LONGEST_LIST_NAME, LONGEST_SIZE, MOST_UNITS } from '#schema/limits.ts';
import { BEFORE_QUANTITY, BEFORE_TEXT, BETWEEN_LINES, type ListLine } from './list-text.ts';

/** The text of `escaped`; a number that is no character stays. */
const unescaped = (text: string): string =>
  text.replace(/_([\da-f]{1,6})_/g, (whole, code: string) => {
    const point = parseInt(code, 16);
    return point > 0x10_ff_ff ? whole : String.fromCodePoint(point);
  });

/** The text of a part like `=Refill`; empty for other parts. */
const textOf = (part: string, longest: number): string =>
  part.startsWith(BEFORE_TEXT) ? oneLine(unescaped(part.slice(BEFORE_TEXT.length)), longest) : '';

const countFrom = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

/** The line of `lineToText`, or with a note; undefined if it is invalid. */
export function lineFromText(text: string): ListLine | undefined {
  const [sku = '', count = '', ...parts] = text.split(BEFORE_QUANTITY);
  const qty = countFrom(count);
  const note = textOf(parts.at(-1) ?? '', LONGEST_LINE_NOTE);
  const rest = note === '' ? parts : parts.slice(0, -1);
  const sizes = rest.map((part) => {
    const [label = '', units = ''] = part.split('=');
    return { label: oneLine(unescaped(label), LONGEST_SIZE), qty: countFrom(units) };
  });
  const areSizes = sizes.every((size) => size.label !== '' && size.qty >= 1);
  const fits = isSku(sku) && qty >= 1 && qty <= MOST_UNITS && areSizes;
  return fits ? { sku, qty, ...sizesWithin(sizes, qty), ...(note !== '' && { note }) } : undefined;
}

/** The parts of a list; a product can be repeated. */
export function readListText(text: string): {
  /** Empty if it has none. */
  name: string;
  /** The line of each part; undefined if it is invalid. */
  parts: { text: string; line: ListLine | undefined }[];
} {
  const [first = '', ...others] = text.split(BETWEEN_LINES);
  const name = textOf(first, LONGEST_LIST_NAME);
  const parts = (name === '' ? [first, ...others] : others).filter((part) => part !== '');
  return { name, parts: parts.map((part) => ({ text: part, line: lineFromText(part) })) };
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The text of the list in a fragment, also if a chat has encoded its signs as `%7E`.
 * @returns undefined for other fragments
 */
export function listTextOfHash(hash: string): string | undefined {
  const text = decoded(hash.replace(/^#/, ''));
  return text.includes(BEFORE_QUANTITY) || text.includes(BETWEEN_LINES) ? text : undefined;
}
