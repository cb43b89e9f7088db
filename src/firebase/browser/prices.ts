/** The prices that signed-in buyers may see, by the ids of their products. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { hiddenPriceFrom } from './hidden-price.ts';
import type { PriceList } from '#core/pricing.ts';
import { database } from './firestore.ts';

/** Undefined when there is none. @throws what the database answers, also of one that was deleted */
export async function readPrice(productId: string): Promise<PriceList | undefined> {
  const found = await getDoc(doc(database(), 'prices', productId));
  return found.exists() ? hiddenPriceFrom(found.data()) : undefined;
}
