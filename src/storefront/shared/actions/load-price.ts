/** Loads the price of one product for a signed-in buyer. */
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { readPrice } from '#firebase/browser/prices.ts';
import type { PriceList } from '#core/pricing.ts';

/**
 * Undefined if the product has no price. The rules deny buyers deleted prices and those of products that are not
 * live, so a verified buyer's refusal means the same.
 * @throws other failures of the database, also after the timeout
 */
export async function loadPrice(
  productId: string,
  read = readPrice,
): Promise<PriceList | undefined> {
  try {
    return await read(productId);
  } catch (error) {
    if (error instanceof DatabaseFailure && error.code === 'permission-denied') return undefined;
    throw error;
  }
}
