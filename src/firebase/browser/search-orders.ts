/** Orders by the beginning of a field. */
import type { OrderSearch, SearchedField } from '#core/order/order-search.ts';
import { behindPrefix } from '#core/search/prefix.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { idIn } from '#schema/kind.ts';
import { askDocuments } from './asked.ts';
import { foundDocument } from './found-document.ts';
import type { FoundOrder } from './staff-orders.ts';

const SHAPES = {
  number: QUERIES.ordersByNumber,
  'contact.phone': QUERIES.ordersByPhone,
  'contact.name': QUERIES.ordersByName,
  'contact.businessName': QUERIES.ordersByBusiness,
  'contact.email': QUERIES.ordersByEmail,
} as const satisfies Record<SearchedField, unknown>;

/** As many as one search finds of one field. */
export const MOST_FOUND = QUERIES.ordersByNumber.limit;

/** @param most read at most @throws DatabaseFailure */
export async function findOrders(
  { field, prefix }: OrderSearch,
  most: number = MOST_FOUND,
): Promise<FoundOrder[]> {
  const shape = { ...SHAPES[field], limit: most };
  const found = await askDocuments(shape, [prefix, behindPrefix(prefix)]);
  return found.map(({ path, fields }) => foundDocument(orderKind, idIn(path), fields));
}
