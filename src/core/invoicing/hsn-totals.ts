/** Sums of invoice lines by HSN code, rate and unit. */
import type { HsnTotal, TradeLine } from '#schema/trade-paper.ts';

const ADDED = ['qty', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;

/** The key of lines that are reported together. */
const keyOf = ({ hsn, gstRateBps, uqc }: Pick<HsnTotal, 'hsn' | 'gstRateBps' | 'uqc'>): string =>
  [hsn, gstRateBps, uqc].join(' ');

type Summed = Pick<TradeLine, keyof HsnTotal>;

/** The lowest code and rate first. @param sign -1 for lines that reduce the sums, such as those of a credit note */
export function hsnTotalsOf<T extends Summed>(
  lines: readonly T[],
  sign: (line: T) => 1 | -1 = () => 1,
): HsnTotal[] {
  return [...Map.groupBy(lines, keyOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same;
      if (first === undefined) return [];
      const { hsn, gstRateBps, uqc } = first;
      const total: HsnTotal = {
        ...{ hsn, gstRateBps, uqc },
        ...{ qty: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      };
      for (const line of same) for (const field of ADDED) total[field] += sign(line) * line[field];
      return [total];
    });
}
