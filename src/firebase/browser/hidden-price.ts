/** A price that is shown to signed-in buyers alone, as a browser reads it (`prices/{id}`). */
import type { PriceTier } from '#schema/product.ts';
import type { PriceList } from '#core/pricing.ts';
import { fieldsOf, isCount } from '#core/unknown-json.ts';

const MOST = Number.MAX_SAFE_INTEGER;

function tierFrom(value: unknown): PriceTier | undefined {
  const { minQty, pricePaise } = fieldsOf(value) ?? {};
  return isCount(minQty, MOST) && isCount(pricePaise, MOST) ? { minQty, pricePaise } : undefined;
}

/**
 * The price in a document, looked at without the schema, which pages of the catalogue do not load.
 * @returns undefined when it is no price, or a deleted one: then it is not shown
 */
export function hiddenPriceFrom(stored: unknown): PriceList | undefined {
  const { pricePaise, tiers, deletedAt } = fieldsOf(stored) ?? {};
  if (deletedAt !== undefined && deletedAt !== null) return undefined;
  if (!isCount(pricePaise, MOST) || pricePaise === 0 || !Array.isArray(tiers)) return undefined;
  const read = tiers.map(tierFrom);
  const whole = read.filter((tier) => tier !== undefined);
  return whole.length === read.length ? { pricePaise, tiers: whole } : undefined;
}
