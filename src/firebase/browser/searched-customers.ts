/** The customer search: one query of the index that functions keep (`customerIndex/{uid}`). */
import { collection, FieldPath, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { QUERIES } from '#schema/queries.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { database } from './firestore.ts';
import { withTimeout } from './with-timeout.ts';

const {
  collection: name,
  where: [[map, is]],
} = QUERIES.customersByPrefixes;

/** Customers that have all these prefixes of words. @param most read at most @throws DatabaseFailure */
export const customersWith = (
  prefixes: readonly string[],
  most: number,
): Promise<DecodedDocument<CustomerIndex>[]> =>
  withTimeout(async () => {
    const filters = prefixes.map((each) => where(new FieldPath(map, each), is, true));
    const { docs } = await getDocs(query(collection(database(), name), ...filters, limit(most)));
    return docs.map((each) => decodedDocument(customerIndexKind, each.id, each.data()));
  });
