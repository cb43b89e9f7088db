/** What is said of several measurements of one thing. */

/** The value that `part` (0 to 1) of all values do not exceed. @throws when there are none */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
  if (value === undefined) throw new Error('No measurements.');
  return value;
}

/** The one in the middle. @throws when there are none */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
