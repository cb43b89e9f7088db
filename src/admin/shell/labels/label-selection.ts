/**
 * The products of a page of labels, in the hash of its URL: `id`, or `id.3.0.4` with the number of labels for each size.
 * `joinIds` writes the same form without numbers.
 */
import { MOST_SELECTED } from '#admin/shell/selected-ids.ts';

/** Numbers of labels by product ID, for each size in its order; none for a product without numbers. */
export type LabelSelection = ReadonlyMap<string, readonly number[]>;

export const labelHash = (selection: LabelSelection): string =>
  [...selection].map(([id, counts]) => [id, ...counts].join('.')).join(',');

/** Undefined for a hash without products. */
export function readLabelHash(hash: string): LabelSelection | undefined {
  if (!/^[\w-]+(\.\d{1,7})*(,[\w-]+(\.\d{1,7})*)*$/.test(hash)) return undefined;
  const parts = hash.split(',').slice(0, MOST_SELECTED);
  return new Map(
    parts.map((part) => {
      const [id = '', ...counts] = part.split('.');
      return [id, counts.map(Number)];
    }),
  );
}
