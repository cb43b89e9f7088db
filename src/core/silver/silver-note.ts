/** States how a price by weight is made up. */
import { formatGrams, formatRupees } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import type { ShownRate } from './published-rate.ts';

/** @param weightMg net weight of one unit */
export const silverNote = (weightMg: number, { perGramPaise, at }: ShownRate): string =>
  `${formatGrams(weightMg)} silver at ${formatRupees(perGramPaise)}/g (${formatShortMoment(at)}), plus making.`;
