/** An order list in a URL fragment: `RG101.12~ER204.6`, with sizes `BG101.12.2-4=6.2-6=6`. The server never receives it. */
import { oneLine } from '#core/one-line.ts';
import { isSku } from '#core/sku.ts';
import { LONGEST_SIZE, MOST_UNITS } from '#schema/limits.ts';
import {
  addToList,
  hasRoomFor,
  type OrderListLine,
  type OrderList,
} from '#storefront/shared/order/order-list.ts';
import { sizesWithin } from '#storefront/shared/order/line-sizes.ts';

const BETWEEN_LINES = '~';
const BEFORE_QUANTITY = '.';

/** Escapes special characters in a label: `18 inch` is `18_20_inch`. */
const escaped = (label: string): string =>
  label.replace(/[^\p{L}\d-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16) ?? ''}_`);
const unescaped = (text: string): string =>
  text.replace(/_([\da-f]{1,5})_/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

/** The list as text for an address, without notes. */
export const listToText = (list: OrderList): string =>
  list
    .map(({ sku, qty, sizes = [] }) =>
      [sku, qty, ...sizes.map((size) => `${escaped(size.label)}=${size.qty}`)].join(
        BEFORE_QUANTITY,
      ),
    )
    .join(BETWEEN_LINES);

const countFrom = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

function lineFrom(text: string): OrderListLine | undefined {
  const [sku = '', count = '', ...rest] = text.split(BEFORE_QUANTITY);
  const qty = countFrom(count);
  const sizes = rest.map((part) => {
    const [label = '', units = ''] = part.split('=');
    return { label: oneLine(unescaped(label), LONGEST_SIZE), qty: countFrom(units) };
  });
  const areSizes = sizes.every((size) => size.label !== '' && size.qty >= 1);
  const fits = isSku(sku) && qty >= 1 && qty <= MOST_UNITS && areSizes;
  return fits ? { sku, qty, ...sizesWithin(sizes, qty) } : undefined;
}

/**
 * The list of an address; repeated products are added up.
 * @returns also the parts that are invalid, so that they can be reported
 */
export function listFromText(text: string): { list: OrderList; unreadable: string[] } {
  let list: OrderList = [];
  const unreadable: string[] = [];
  for (const part of text.split(BETWEEN_LINES).filter((each) => each !== '')) {
    const line = lineFrom(part);
    if (line === undefined || !hasRoomFor(list, line.sku)) unreadable.push(part);
    else list = addToList(list, line);
  }
  return { list, unreadable };
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
