/** States how a price by weight is made up. */
import { formatGrams, formatRupees } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { ownWeights } from '#core/sizes/size-weights.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import type { ShownRate } from './published-rate.ts';

interface Weighed {
  netWeightMg: number;
  sizes: Parameters<typeof ownWeights>[0];
  byWeight?: ByWeight | undefined;
}

const hasMaking = ({
  makingPerGramPaise,
  makingPerUnitPaise,
  makingBps,
}: Partial<ByWeight> = {}): boolean =>
  [makingPerGramPaise, makingPerUnitPaise, makingBps].some((part) => part !== undefined);

/** For one unit of the product, and whether its sizes have prices of their own. */
export function silverNote(
  { netWeightMg, sizes, byWeight }: Weighed,
  { perGramPaise, at }: ShownRate,
): string {
  const rest = [hasMaking(byWeight) && 'making', byWeight?.stonesPaise !== undefined && 'stones']
    .filter((part) => part !== false)
    .join(' and ');
  const plus = rest === '' ? '' : `, plus ${rest}`;
  const note = `${formatGrams(netWeightMg)} silver at ${formatRupees(perGramPaise)}/g (${formatShortMoment(at)})${plus}.`;
  const { sizeWeights } = ownWeights(sizes, netWeightMg);
  return sizeWeights === undefined ? note : `${note} Each size is priced by its weight.`;
}
