/** The prices for signed-in buyers, by product ID (`prices/{id}`). */
import { doc, getDoc } from 'firebase/firestore/lite';
import type { PriceTier } from '#schema/product.ts';
import type { PriceList } from '#core/pricing.ts';
import { fieldsOf, isCount } from '#core/unknown-json.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

const MOST = Number.MAX_SAFE_INTEGER;

function tierFrom(value: unknown): PriceTier | undefined {
  const { minQty, pricePaise } = fieldsOf(value) ?? {};
  return isCount(minQty, MOST) && isCount(pricePaise, MOST) ? { minQty, pricePaise } : undefined;
}

/**
 * Validates the price of a document without the schema, which catalogue pages do not load.
 * @returns undefined if it is invalid or deleted
 */
export function hiddenPriceFrom(stored: unknown): PriceList | undefined {
  const { pricePaise, tiers, deletedAt } = fieldsOf(stored) ?? {};
  if (deletedAt !== undefined && deletedAt !== null) return undefined;
  if (!isCount(pricePaise, MOST) || pricePaise === 0 || !Array.isArray(tiers)) return undefined;
  const read = tiers.map(tierFrom);
  const whole = read.filter((tier) => tier !== undefined);
  return whole.length === read.length ? { pricePaise, tiers: whole } : undefined;
}

/** Undefined if there is none. @throws DatabaseFailure also for a deleted price */
export const readPrice = (productId: string): Promise<PriceList | undefined> =>
  withTimeout(async () =>
    hiddenPriceFrom((await getDoc(doc(database(), 'prices', productId))).data()),
  );
