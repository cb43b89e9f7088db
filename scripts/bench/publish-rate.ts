/** A new silver rate in a shop whose products are all priced by weight. */
import { FieldValue } from '#firebase/admin/firestore.ts';
import { slices } from '#core/slices.ts';
import { productKind } from '#schema/product.ts';
import { ratesKind } from '#schema/rates.ts';
import { timedPublish, type BenchShop } from './publish-shop.ts';

/** Writes in one batch. */
const BATCH = 400;

/** Prices all products by weight, for everyone, and publishes them. */
export async function priceByWeight(shop: BenchShop): Promise<void> {
  const { firestore } = shop;
  const products = await firestore.collection(productKind.collection).listDocuments();
  for (const some of slices(products, BATCH)) {
    const batch = firestore.batch();
    for (const product of some)
      batch.update(product, {
        priceMode: 'public',
        pricePaise: FieldValue.delete(),
        tiers: [],
        byWeight: { makingPerGramPaise: 2_500, makingTiers: [] },
        rev: FieldValue.increment(1),
        updatedAt: FieldValue.serverTimestamp(),
      });
    await batch.commit();
  }
  await timedPublish(shop);
}

/** Sets a rate, and publishes it. @returns seconds until the site has the new prices, with the reading */
export async function publishRate(shop: BenchShop, perGramPaise: number): Promise<number> {
  await shop.firestore.doc(`${ratesKind.collection}/rates`).update({
    silver: [{ perGramPaise, at: new Date(), by: 'bench' }],
    rev: FieldValue.increment(1),
    updatedAt: FieldValue.serverTimestamp(),
  });
  const { readMs, publishMs } = await timedPublish(shop);
  return (readMs + publishMs) / 1_000;
}
