/** Which orders have come since staff began to look, of those that the database says changed last. */

interface Seen {
  id: string;
  /** Undefined where the order does not fit its schema. */
  rev: number | undefined;
}

/** A request that nobody has touched is in its first revision. */
const isUntouched = ({ rev }: Seen): boolean => rev === undefined || rev === 1;

/**
 * The ids of requests that are new.
 * @param before all that were seen so far; undefined when these are the first, of which none is news
 */
export const arrivedSince = (
  before: ReadonlySet<string> | undefined,
  now: readonly Seen[],
): string[] =>
  before === undefined
    ? []
    : now.filter((order) => isUntouched(order) && !before.has(order.id)).map(({ id }) => id);
