/** The MOQ and order multiple of a product as text; undefined if any quantity can be ordered. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { leastQuantity, type QuantityRule } from '#storefront/shared/order/quantity.ts';

/** `MOQ 12 pairs`. */
export function moqText(rule: QuantityRule): string | undefined {
  const least = leastQuantity(rule);
  return least > 1 ? `MOQ ${formatUnits(least, rule.unit)}` : undefined;
}

/** `MOQ 12 pairs, multiples of 6`. */
export function ruleText(rule: QuantityRule): string | undefined {
  const moq = moqText(rule);
  return moq && rule.orderMultiple > 1 ? `${moq}, multiples of ${rule.orderMultiple}` : moq;
}
