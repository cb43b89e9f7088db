/** A mark of prices that only signed-in buyers see, to notice a change without storing them. */
import type { PriceList } from '#core/pricing.ts';
import { MOST_MARK } from '#storefront/shared/order/stored-list.ts';

const figuresOf = ({ pricePaise, tiers }: PriceList) => [
  pricePaise,
  tiers.map((tier) => [tier.minQty, tier.pricePaise]),
];

/** FNV-1a, folded to one byte; the SKU makes it differ between products with the same price. */
export function priceMark(sku: string, { bySize = [], ...prices }: PriceList): number {
  const text = JSON.stringify([
    sku,
    ...figuresOf(prices),
    ...bySize.map((size) => [size.label, ...figuresOf(size)]),
  ]);
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (sum ^ (sum >>> 8) ^ (sum >>> 16) ^ (sum >>> 24)) & MOST_MARK;
}
