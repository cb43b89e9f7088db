/** A product's prices by quantity, in words. */
import { formatCount } from './format.ts';
import type { PriceStep } from './pricing.ts';

/** The quantities of a step: `12–47`, `48 or more`. */
export const stepQuantity = ({ fromQty, toQty }: PriceStep): string => {
  if (toQty === null) return `${formatCount(fromQty)} or more`;
  return fromQty === toQty ? formatCount(fromQty) : `${formatCount(fromQty)}–${formatCount(toQty)}`;
};
