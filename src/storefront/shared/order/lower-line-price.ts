/** The next lower price of a line, whose sizes may have prices of their own. */
import { formatCount } from '#core/format.ts';
import { nextTierOf, rupeesRange, unitPricesOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { perUnit, SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { fittingQuantity, type LowerPrice, type QuantityRule } from './quantity.ts';

/**
 * The next lower price above the quantity of a line, in the same sizes, at a quantity that can be ordered:
 * `6 more for ₹417–₹455 each` if these have different prices.
 * @param qty other units than those of the line, in the same sizes
 * @returns undefined at the lowest price
 */
export function lowerLinePrice(
  rule: QuantityRule,
  prices: PriceList,
  line: SizedQuantity,
  qty = line.qty,
): LowerPrice | undefined {
  const tier = nextTierOf(prices, line, qty);
  const next = fittingQuantity(rule, tier);
  // The largest quantity of an order may be below the tier.
  if (next < tier) return undefined;
  const { unit = SINGLE_PIECE } = rule;
  const each = unit === SINGLE_PIECE ? 'each' : perUnit(unit);
  const price = rupeesRange(unitPricesOf(prices, line, next));
  return { qty: next, text: `${formatCount(next - qty)} more for ${price} ${each}` };
}
