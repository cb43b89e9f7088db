/** The next lower price of a line, whose sizes may have prices of their own. */
import { formatCount } from '#core/format.ts';
import { nextTierOf, rupeesRange, unitPricesOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { each } from '#core/unit-of-sale.ts';
import { fittingQuantity, type LowerPrice, type QuantityRule } from './quantity.ts';

/**
 * The next lower price above the quantity of a line, in the same sizes, at a quantity that can be ordered:
 * `6 more for ₹417–₹455 each` if these have different prices.
 * @param qty other units than those of the line, in the same sizes
 * @param above the quantity whose price is to be lowered, if not `qty`
 * @returns undefined at the lowest price
 */
export function lowerLinePrice(
  rule: QuantityRule,
  prices: PriceList,
  line: SizedQuantity,
  qty = line.qty,
  above = qty,
): LowerPrice | undefined {
  const tier = nextTierOf(prices, line, above);
  const next = fittingQuantity(rule, tier);
  // The largest quantity of an order may be below the tier.
  if (next < tier) return undefined;
  const price = rupeesRange(unitPricesOf(prices, line, next));
  return { qty: next, text: `${formatCount(next - qty)} more for ${price} ${each(rule.unit)}` };
}
