/** All lower prices above the quantity of a line, with what each saves. */
import { formatRupees } from '#core/format.ts';
import { unitPricesOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { savingText } from '#storefront/shared/model/price-steps.ts';
import { lowerLinePrice } from '#storefront/shared/order/lower-line-price.ts';
import type { LowerPrice, QuantityRule } from '#storefront/shared/order/quantity.ts';

/** What a unit costs less than now, `₹33 (7%)` as in the table of prices; the most that it can be if sizes save different amounts. */
function savedText(nowPaise: readonly number[], thenPaise: readonly number[]) {
  const saved = nowPaise.map((now, at) => now - (thenPaise[at] ?? now));
  const [now = 0] = nowPaise;
  const [then = 0] = thenPaise;
  if (new Set(nowPaise).size === 1 && new Set(thenPaise).size === 1)
    return savingText(then, now - then);
  const most = Math.max(...saved);
  return `${Math.min(...saved) === most ? '' : 'up to '}${formatRupees(most)}`;
}

/**
 * The lower prices of a line from the next one to the lowest, at quantities that can be ordered:
 * `6 more for ₹417 each, saves ₹33 (7%)`. Savings are compared with the price of the line now.
 */
export function priceLadder(
  rule: QuantityRule,
  prices: PriceList,
  line: SizedQuantity,
): LowerPrice[] {
  const now = unitPricesOf(prices, line);
  const ladder: LowerPrice[] = [];
  let lower = lowerLinePrice(rule, prices, line);
  while (lower) {
    const { qty, text } = lower;
    const saved = savedText(now, unitPricesOf(prices, line, qty));
    ladder.push({ qty, text: `${text}, saves ${saved}` });
    lower = lowerLinePrice(rule, prices, line, line.qty, qty);
  }
  return ladder;
}
