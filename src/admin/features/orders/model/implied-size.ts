/** The size of units that staff order without naming one. */
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import type { SizeWeights } from '#core/sizes/size-weights.ts';

/**
 * All units in the only size, if it has a weight of its own; undefined for other products. A single size that weighs as
 * much as its product is not stored in lines.
 */
export const impliedSizes = (
  { sizes = [], sizeWeights }: Partial<SizeWeights>,
  qty: number,
): SizeQuantity[] | undefined =>
  sizes.length === 1 && sizeWeights !== undefined
    ? sizes.map((label) => ({ label, qty }))
    : undefined;
