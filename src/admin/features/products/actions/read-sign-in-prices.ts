/** Prices that only signed-in buyers see, of several products at once. */
import { IN_QUERY, readByName } from '#firebase/browser/stored-fields.ts';
import { slices } from '#core/slices.ts';
import { decodeDocument } from '#schema/kind.ts';
import { priceKind, type Price } from '#schema/price.ts';

/**
 * By product id. A price that is deleted or does not fit its schema is left out.
 * @throws DatabaseFailure
 */
export async function readSignInPrices(
  ids: readonly string[],
): Promise<ReadonlyMap<string, Price>> {
  const prices = new Map<string, Price>();
  for (const some of slices(ids, IN_QUERY)) {
    for (const { id, fields } of await readByName('prices', some)) {
      const decoded = decodeDocument(priceKind, `prices/${id}`, fields);
      if (decoded.ok && decoded.value.deletedAt === null) prices.set(id, decoded.value);
    }
  }
  return prices;
}
