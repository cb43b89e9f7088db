/** Statistics of repeated measurements. */

/** The quantile `part` (0 to 1) of the values. @throws when there are none */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
  if (value === undefined) throw new Error('No measurements.');
  return value;
}

/** The median. @throws when there are none */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
