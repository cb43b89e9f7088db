/** The prices for signed-in buyers, by product ID (`prices/{id}`). */
import { doc, getDoc } from 'firebase/firestore/lite';
import type { ByWeight } from '#schema/by-weight.ts';
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

/** The price of a document: fixed or by weight. */
export type StoredPrice = PriceList | { byWeight: ByWeight };

const MAKING_PARTS = [
  'makingPerGramPaise',
  'makingPerUnitPaise',
  'makingBps',
  'stonesPaise',
] as const satisfies readonly (keyof ByWeight)[];

function byWeightFrom(value: unknown): ByWeight | undefined {
  const fields = fieldsOf(value) ?? {};
  const { makingTiers } = fields;
  if (!Array.isArray(makingTiers)) return undefined;
  const tiers = makingTiers.map(fieldsOf);
  const parts = MAKING_PARTS.map((name) => fields[name] ?? 0);
  const amounts = [...parts, ...tiers.flatMap((tier) => [tier?.['minQty'], tier?.['offBps']])];
  // Every field that it uses is a number.
  return amounts.every((amount) => isCount(amount, MOST)) ? (value as ByWeight) : undefined;
}

/**
 * Validates the price of a document without the schema, which catalogue pages do not load.
 * @returns undefined if it is invalid or deleted
 */
export function hiddenPriceFrom(stored: unknown): StoredPrice | undefined {
  const { pricePaise, tiers, byWeight, deletedAt } = fieldsOf(stored) ?? {};
  if (deletedAt !== undefined && deletedAt !== null) return undefined;
  if (byWeight !== undefined) {
    const read = byWeightFrom(byWeight);
    return read && { byWeight: read };
  }
  if (!isCount(pricePaise, MOST) || pricePaise === 0 || !Array.isArray(tiers)) return undefined;
  const read = tiers.map(tierFrom);
  const whole = read.filter((tier) => tier !== undefined);
  return whole.length === read.length ? { pricePaise, tiers: whole } : undefined;
}

/** Undefined if there is none. @throws DatabaseFailure also for a deleted price */
export const readPrice = (productId: string): Promise<StoredPrice | undefined> =>
  withTimeout(async () =>
    hiddenPriceFrom((await getDoc(doc(database(), 'prices', productId))).data()),
  );
