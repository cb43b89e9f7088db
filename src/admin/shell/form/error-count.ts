/** Counts the fields of a form that have errors. */

/** At any depth: records and lists have the errors of their fields. */
export function errorCount(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error: unknown) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error && 'type' in error ? 1 : errorCount(error));
  }, 0);
}

/** @param count at least 1 */
export const errorSentence = (count: number): string =>
  `${count === 1 ? '1 field needs' : `${count} fields need`} attention.`;
