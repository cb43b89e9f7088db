/** Orders by a prefix of a field. */
import type { OrderSearch, SearchedField } from '#core/order/order-search.ts';
import { behindPrefix } from '#core/search/prefix.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { idIn } from '#schema/kind.ts';
import { runQuery } from './run-query.ts';
import { decodedDocument } from './decoded-document.ts';
import type { DecodedOrder } from './staff-orders.ts';

const SHAPES = {
  number: QUERIES.ordersByNumber,
  'contact.phone': QUERIES.ordersByPhone,
} as const satisfies Record<SearchedField, unknown>;

/** The maximum number of results for each field. */
export const MOST_RESULTS = QUERIES.ordersByNumber.limit;

/** @param most read at most @throws DatabaseFailure */
export async function findOrders(
  { field, prefix }: OrderSearch,
  most: number = MOST_RESULTS,
): Promise<DecodedOrder[]> {
  const shape = { ...SHAPES[field], limit: most };
  const documents = await runQuery(shape, [prefix, behindPrefix(prefix)]);
  return documents.map(({ path, fields }) => decodedDocument(orderKind, idIn(path), fields));
}
