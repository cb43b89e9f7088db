/** The order of a list. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPricesOf } from '#core/price-range.ts';
import type { Sort } from './filter-address.ts';

type Sorted = Pick<CatalogueEntry, 'prices' | 'moq' | 'netWeightMg'>;

/** The price on the card, paise: of the cheapest size at the smallest quantity; undefined if it is not public. */
const cardPaise = ({ prices, moq }: Sorted): number | undefined =>
  prices === null ? undefined : Math.min(...unitPricesOf(prices, { qty: moq }));

/** Sorted rows; equal ones, and all for `newest`, keep their order. Rows without a price come last. */
export function sortRows<T extends Sorted>(rows: readonly T[], sort: Sort): readonly T[] {
  if (sort === 'newest') return rows;
  const direction = sort.endsWith('-down') ? -1 : 1;
  const figures = new Map(
    rows.map((row) => {
      const figure = sort.startsWith('price') ? cardPaise(row) : row.netWeightMg;
      return [row, (figure ?? Infinity * direction) * direction];
    }),
  );
  return rows.toSorted((a, b) => {
    const [one, other] = [figures.get(a) ?? 0, figures.get(b) ?? 0];
    return one === other ? 0 : one - other;
  });
}
