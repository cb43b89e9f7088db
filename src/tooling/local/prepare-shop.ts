/** Fills an empty live database with what a first publish needs; staff then replace the texts by their own. */
import { firstDocuments } from '#seed/shop.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { Failure } from './failure.ts';
import { isShopEmpty, writeDocuments } from './seed.ts';

/**
 * @returns how many documents were written
 * @throws Failure when the database has settings or products: nothing is ever replaced
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
