/** The search index of one order. */
import { wordPrefixes } from '#core/search/word-prefixes.ts';
import type { OrderIndex } from '#schema/order-index.ts';
import type { Order } from '#schema/order.ts';

/** Later than every order, ms. */
const LAST_TIME = 9_999_999_999_999;

type Indexed = Pick<Order, 'number' | 'contact' | 'address' | 'lines' | 'quote'>;

export function indexOfOrder(id: string, order: Indexed): OrderIndex {
  const { name, businessName, email, gstin, phone } = order.contact;
  const { city, pin } = order.address ?? {};
  const lines = [...order.lines, ...(order.quote?.lines ?? [])];
  const skus = new Set(lines.map(({ sku }) => sku));
  const texts = [order.number, name, businessName, email, gstin, city, pin, ...skus];
  return { orderId: id, prefixes: wordPrefixes(texts, phone) };
}

/** Firestore returns matches by ID, so the IDs of later orders come first. */
export const orderIndexId = (id: string, { createdAt }: Pick<Order, 'createdAt'>): string =>
  `${String(LAST_TIME - createdAt).padStart(13, '0')}-${id}`;
