/** The prices that signed-in buyers may see, by the ids of their products. */
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { hiddenPriceFrom } from '#domain/hidden-price.ts';
import type { PriceList } from '#domain/pricing.ts';
import { QUERIES } from '#schema/queries.ts';
import { database } from './firestore.ts';

const {
  collection: COLLECTION,
  where: [[, isIn]],
  /** As many as one query takes. */
  limit: MOST_PRICES,
} = QUERIES.pricesOf;
export { MOST_PRICES };

/** Undefined when there is none. @throws what the database answers */
export async function readPrice(productId: string): Promise<PriceList | undefined> {
  const found = await getDoc(doc(database(), COLLECTION, productId));
  return found.exists() ? hiddenPriceFrom(found.data()) : undefined;
}

/**
 * Those that are there, by product.
 * @param productIds at most `MOST_PRICES` @throws what the database answers
 */
export async function readPrices(productIds: readonly string[]): Promise<Map<string, PriceList>> {
  const prices = new Map<string, PriceList>();
  if (productIds.length === 0) return prices;
  const found = await getDocs(
    query(
      collection(database(), COLLECTION),
      where(documentId(), isIn, productIds),
      limit(MOST_PRICES),
    ),
  );
  for (const each of found.docs) {
    const price = hiddenPriceFrom(each.data());
    if (price !== undefined) prices.set(each.id, price);
  }
  return prices;
}
