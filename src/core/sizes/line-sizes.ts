/** The quantities per size of a line in the order list; a part of the line's quantity may have no size yet. */
import { MOST_SIZES } from '#schema/limits.ts';
import type { SizeQuantity } from './size-quantities.ts';

export type LineSizes = readonly SizeQuantity[];

/** Adds quantities per size; the sizes of `one` come first. */
export function addedSizes(one: LineSizes = [], other: LineSizes = []): LineSizes {
  const quantities = new Map(one.map(({ label, qty }) => [label, qty]));
  for (const { label, qty } of other) quantities.set(label, (quantities.get(label) ?? 0) + qty);
  return [...quantities].map(([label, qty]) => ({ label, qty }));
}

/**
 * The sizes as a property of a line; none without sizes.
 * @param sizes may come from an address: repeated labels are added up, and those that no product has are dropped
 * @param most sizes beyond this quantity are dropped
 */
export function sizesWithin(sizes: LineSizes = [], most: number): { sizes?: LineSizes } {
  let left = most;
  const fitting = addedSizes([], sizes)
    .slice(0, MOST_SIZES)
    .flatMap(({ label, qty }) => {
      const some = Math.min(qty, left);
      left -= some;
      return some === 0 || label === '' ? [] : [{ label, qty: some }];
    });
  return fitting.length === 0 ? {} : { sizes: fitting };
}
