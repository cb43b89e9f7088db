/** Fills an empty live database with the documents required for a first publish; staff then replace the texts. */
import { firstDocuments } from '#seed/shop.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { Failure } from './failure.ts';
import { isShopEmpty, writeDocuments } from './seed.ts';

/**
 * @returns the number of written documents
 * @throws Failure when the database has settings or products: existing documents are never replaced
 */
export async function prepareShop(firestore: Firestore): Promise<number> {
  const settings = await firestore.collection('settings').limit(1).get();
  if (settings.empty && (await isShopEmpty(firestore)))
    return await writeDocuments(firestore, firstDocuments());
  throw new Failure(
    'The database is not empty, so nothing was written.',
    'Edit the shop in the back office instead.',
  );
}
