/** States how a price by weight is made up. */
import { formatGrams, formatRupees } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { ownWeights } from '#core/sizes/size-weights.ts';
import type { Product } from '#schema/product.ts';
import type { ShownRate } from './published-rate.ts';

/** For one unit of the product, and whether its sizes have prices of their own. */
export function silverNote(
  { netWeightMg, sizes }: Pick<Product, 'netWeightMg' | 'sizes'>,
  { perGramPaise, at }: ShownRate,
): string {
  const note = `${formatGrams(netWeightMg)} silver at ${formatRupees(perGramPaise)}/g (${formatShortMoment(at)}), plus making.`;
  const { sizeWeights } = ownWeights(sizes, netWeightMg);
  return sizeWeights === undefined ? note : `${note} Each size is priced by its weight.`;
}
