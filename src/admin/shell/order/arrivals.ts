/** Finds new requests among the most recently changed orders. */

interface Seen {
  id: string;
  /** Undefined if the order is invalid. */
  rev: number | undefined;
}

/** A new request is in its first revision. */
const isUntouched = ({ rev }: Seen): boolean => rev === undefined || rev === 1;

/**
 * Ids of new requests.
 * @param before all ids seen so far; undefined for the first snapshot, which is never new
 */
export const arrivedSince = (
  before: ReadonlySet<string> | undefined,
  now: readonly Seen[],
): string[] =>
  before === undefined
    ? []
    : now.filter((order) => isUntouched(order) && !before.has(order.id)).map(({ id }) => id);
