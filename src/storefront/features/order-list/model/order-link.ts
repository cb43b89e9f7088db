/** An order list in a URL fragment: `RG101.12~ER204.6`. The server never receives it. */
import { isSku } from '#core/sku.ts';
import { MOST_ORDER_LINES, MOST_UNITS } from '#schema/limits.ts';
import type { OrderListLine, OrderList } from '#storefront/shared/order/order-list.ts';

const BETWEEN_LINES = '~';
const BEFORE_QUANTITY = '.';

/** The list as text for an address, without notes. */
export const listToText = (list: OrderList): string =>
  list.map(({ sku, qty }) => `${sku}${BEFORE_QUANTITY}${qty}`).join(BETWEEN_LINES);

function lineFrom(text: string): OrderListLine | undefined {
  const [code = '', count = '', ...rest] = text.split(BEFORE_QUANTITY);
  const qty = /^\d{1,6}$/.test(count) ? Number(count) : 0;
  const fits = isSku(code) && qty >= 1 && qty <= MOST_UNITS && rest.length === 0;
  return fits ? { sku: code, qty } : undefined;
}

/**
 * The list of an address; repeated products are added up.
 * @returns also the parts that are invalid, so that they can be reported
 */
export function listFromText(text: string): { list: OrderList; unreadable: string[] } {
  const lines = new Map<string, number>();
  const unreadable: string[] = [];
  for (const part of text.split(BETWEEN_LINES).filter((each) => each !== '')) {
    const line = lineFrom(part);
    const isNew = line !== undefined && !lines.has(line.sku);
    if (line === undefined || (isNew && lines.size === MOST_ORDER_LINES)) unreadable.push(part);
    else lines.set(line.sku, Math.min((lines.get(line.sku) ?? 0) + line.qty, MOST_UNITS));
  }
  return { list: [...lines].map(([sku, qty]) => ({ sku, qty })), unreadable };
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
