/** Reads an order list from a URL fragment, which the server never receives. */
import { oneLine } from '#core/one-line.ts';
import { BEFORE_QUANTITY, BEFORE_TEXT, BETWEEN_LINES } from '#core/order/list-text.ts';
import { isSku } from '#core/sku.ts';
import { LONGEST_LINE_NOTE, LONGEST_LIST_NAME, LONGEST_SIZE, MOST_UNITS } from '#schema/limits.ts';
import { sizesWithin } from './line-sizes.ts';
import { addToList, hasRoomFor, type OrderListLine, type OrderList } from './order-list.ts';

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
export function lineFromText(text: string): OrderListLine | undefined {
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

/**
 * The list of an address; repeated products are added up.
 * @returns also the parts that are invalid, so that they can be reported
 */
export function listFromText(text: string): {
  list: OrderList;
  /** Empty if it has none. */
  name: string;
  unreadable: string[];
} {
  let list: OrderList = [];
  const unreadable: string[] = [];
  const [first = '', ...others] = text.split(BETWEEN_LINES);
  const name = textOf(first, LONGEST_LIST_NAME);
  for (const part of (name === '' ? [first, ...others] : others).filter((each) => each !== '')) {
    const line = lineFromText(part);
    if (line === undefined || !hasRoomFor(list, line.sku)) unreadable.push(part);
    else list = addToList(list, line);
  }
  return { list, name, unreadable };
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The list in a fragment, also if a chat has encoded its signs as `%7E`.
 * @returns undefined for other fragments
 */
export function listFromHash(hash: string): ReturnType<typeof listFromText> | undefined {
  const text = decoded(hash.replace(/^#/, ''));
  return text.includes(BEFORE_QUANTITY) || text.includes(BETWEEN_LINES)
    ? listFromText(text)
    : undefined;
}
