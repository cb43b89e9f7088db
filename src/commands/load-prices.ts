/** Loads the prices of several products for a signed-in buyer. */
import { answered, DatabaseFailure } from '#client/database-answer.ts';
import { readPrice } from '#client/prices.ts';
import type { PriceList } from '#domain/pricing.ts';

const isDenied = (answer: PriceList | DatabaseFailure | undefined): answer is DatabaseFailure =>
  answer instanceof DatabaseFailure;

/** One that is denied, as deleted prices are, takes the others with it only when all of them are. */
async function priceOrDenial(id: string): Promise<PriceList | DatabaseFailure | undefined> {
  try {
    return await answered(() => readPrice(id));
  } catch (error) {
    if (error instanceof DatabaseFailure && error.code === 'permission-denied') return error;
    throw error;
  }
}

/**
 * One by one: the rules let nobody but staff list prices, so that nobody takes all of them away.
 * @throws DatabaseFailure
 */
export async function loadPrices(productIds: readonly string[]): Promise<Map<string, PriceList>> {
  const answers = await Promise.all(productIds.map(priceOrDenial));
  if (answers[0] !== undefined && answers.every(isDenied)) throw answers[0];
  const prices = answers.flatMap((answer, at): [string, PriceList][] => {
    const id = productIds[at];
    return id === undefined || answer === undefined || isDenied(answer) ? [] : [[id, answer]];
  });
  return new Map(prices);
}
