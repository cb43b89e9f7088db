/** Splits a list for queries and batches with a maximum size. */

/** @param size of each but the last */
export const slices = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
