/** Orders by the beginning of a field. */
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { behindPrefix, type OrderSearch, type SearchedField } from '#domain/order/order-search.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
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

/** @throws DatabaseFailure */
export const findOrders = ({ field, prefix }: OrderSearch): Promise<FoundOrder[]> =>
  answered(async () => {
    const {
      where: [[name, from], [, before]],
      orderBy: [[by, direction]],
      limit: most,
    } = SHAPES[field];
    const { docs } = await getDocs(
      query(
        collection(database(), orderKind.collection),
        where(name, from, prefix),
        where(name, before, behindPrefix(prefix)),
        orderBy(by, direction),
        limit(most),
      ),
    );
    return docs.map((each) => foundDocument(orderKind, each.id, each.data()));
  });
