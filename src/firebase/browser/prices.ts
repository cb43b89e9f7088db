/** The prices for signed-in buyers, by product ID. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { hiddenPriceFrom } from './hidden-price.ts';
import type { PriceList } from '#core/pricing.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

/** Undefined if there is none. @throws DatabaseFailure also for a deleted price */
export const readPrice = (productId: string): Promise<PriceList | undefined> =>
  withTimeout(async () =>
    hiddenPriceFrom((await getDoc(doc(database(), 'prices', productId))).data()),
  );
