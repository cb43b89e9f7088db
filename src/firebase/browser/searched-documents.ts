/** Searches of staff: one query of an index that functions keep (`customerIndex`, `orderIndex`). */
import { collection, FieldPath, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type * as z from 'zod';
import { customerIndexKind } from '#schema/customer-index.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { orderIndexKind } from '#schema/order-index.ts';
import { QUERIES } from '#schema/queries.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { database } from './firestore.ts';
import { withTimeout } from './with-timeout.ts';

/** The documents that have all these prefixes of words. @param most read at most @throws DatabaseFailure */
type Search<S extends z.ZodType> = (
  prefixes: readonly string[],
  most: number,
) => Promise<DecodedDocument<z.output<S>>[]>;

const searchOf =
  <S extends z.ZodType>(
    kind: DocumentKind<S>,
    { where: [[map, is]] }: typeof QUERIES.customersByPrefixes | typeof QUERIES.ordersByPrefixes,
  ): Search<S> =>
  (prefixes, most) =>
    withTimeout(async () => {
      const filters = prefixes.map((each) => where(new FieldPath(map, each), is, true));
      const from = collection(database(), kind.collection);
      const { docs } = await getDocs(query(from, ...filters, limit(most)));
      return docs.map((each) => decodedDocument(kind, each.id, each.data()));
    });

export const customersWith = searchOf(customerIndexKind, QUERIES.customersByPrefixes);

/** The latest orders first. */
export const orderIndexesWith = searchOf(orderIndexKind, QUERIES.ordersByPrefixes);
