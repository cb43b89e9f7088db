/** Reads the sent quotes, payments, parcels and returns of an order, for its customer and for staff. */
import type * as z from 'zod';
import { idIn, type DocumentKind } from '#schema/kind.ts';
import { orderReturnKind } from '#schema/order-return.ts';
import { paymentKind } from '#schema/payment.ts';
import { QUERIES } from '#schema/queries.ts';
import { sentQuoteKind } from '#schema/sent-quote.ts';
import { shipmentKind } from '#schema/shipment.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { database } from './firestore.ts';
import { runQuery } from './run-query.ts';
import { DatabaseFailure } from './with-timeout.ts';

/** Reads the documents of a subcollection of orders, the latest first. @throws DatabaseFailure */
const listOf =
  <S extends z.ZodType>(
    kind: DocumentKind<S>,
    query: (typeof QUERIES)['orderPayments' | 'orderShipments' | 'orderReturns' | 'orderQuotes'],
  ) =>
  async (order: string, at = database()): Promise<DecodedDocument<z.output<S>>[]> =>
    (await runQuery(query, [], query.collection.replace('{id}', order), at)).map(
      ({ path, fields }) => decodedDocument(kind, idIn(path), fields),
    );

export const listPayments = listOf(paymentKind, QUERIES.orderPayments);
export const listShipments = listOf(shipmentKind, QUERIES.orderShipments);
export const listQuotes = listOf(sentQuoteKind, QUERIES.orderQuotes);
export const listReturns = listOf(orderReturnKind, QUERIES.orderReturns);

/** @throws DatabaseFailure if one of them is invalid: sums would be wrong without it */
export const valuesOf = <T>(documents: readonly DecodedDocument<T>[]): (T & { id: string })[] =>
  documents.map((each) => {
    if (!each.success) throw new DatabaseFailure('data-loss');
    return { ...each.value, id: each.id };
  });
