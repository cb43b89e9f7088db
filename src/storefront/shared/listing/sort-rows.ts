/** The order of a list. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { Sort } from './filter-address.ts';

type Sorted = Pick<CatalogueEntry, 'pricePaise' | 'netWeightMg'>;

/** Sorted rows; equal ones, and all for `newest`, keep their order. Rows without a price come last. */
export function sortRows<T extends Sorted>(rows: readonly T[], sort: Sort): readonly T[] {
  if (sort === 'newest') return rows;
  const field = sort.startsWith('price') ? 'pricePaise' : 'netWeightMg';
  const direction = sort.endsWith('-down') ? -1 : 1;
  const figure = (row: T): number => (row[field] ?? Infinity * direction) * direction;
  return rows.toSorted((a, b) => {
    const [one, other] = [figure(a), figure(b)];
    return one === other ? 0 : one - other;
  });
}
