/** Reads prices for signed-in buyers of several products. */
import { priceKind, type Price } from '#schema/price.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/**
 * By product id, without deleted and invalid prices.
 * @throws DatabaseFailure
 */
export async function readSignInPrices(
  ids: readonly string[],
  database = staffDatabase,
): Promise<ReadonlyMap<string, Price>> {
  const documents = await database.documentsByName(priceKind, ids);
  return new Map(
    documents.flatMap((each) =>
      each.success && each.value.deletedAt === null ? [[each.id, each.value]] : [],
    ),
  );
}
