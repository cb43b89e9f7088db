/** Loads the price of one product for a signed-in buyer. */
import { answered, DatabaseFailure } from '#firebase/browser/database-answer.ts';
import { readPrice } from '#firebase/browser/prices.ts';
import type { PriceList } from '#core/pricing.ts';

/**
 * Undefined when the product has none. The rules keep prices that are deleted, and those of products that are not live, to the staff: to a buyer whose address is
 * verified a refusal says just that.
 * @throws what else the database answers, also that no answer has come in time
 */
export async function loadPrice(productId: string): Promise<PriceList | undefined> {
  try {
    return await answered(() => readPrice(productId));
  } catch (error) {
    if (error instanceof DatabaseFailure && error.code === 'permission-denied') return undefined;
    throw error;
  }
}
