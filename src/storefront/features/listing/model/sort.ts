/** The orders in which a list can be shown. */
import type { FilterRow } from '#storefront/shared/listing/filters.ts';
import type { Sort } from '#storefront/shared/listing/filter-address.ts';

type Sorted = Pick<FilterRow, 'pricePaise' | 'netWeightMg'>;

/** Ascending order; a product without the value comes last in both directions. */
function byFigure(figure: (row: Sorted) => number | null, direction: 1 | -1) {
  return (a: Sorted, b: Sorted): number => {
    const [one, other] = [figure(a), figure(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (one - other) * direction;
  };
}

const price = ({ pricePaise }: Sorted): number | null => pricePaise;
const weight = ({ netWeightMg }: Sorted): number => netWeightMg;

const ORDERS: Readonly<Record<Exclude<Sort, 'newest'>, (a: Sorted, b: Sorted) => number>> = {
  price: byFigure(price, 1),
  'price-down': byFigure(price, -1),
  weight: byFigure(weight, 1),
  'weight-down': byFigure(weight, -1),
};

/** Sorted rows; equal ones, and all for `newest`, keep their order. */
export const sortRows = <T extends Sorted>(rows: readonly T[], sort: Sort): readonly T[] =>
  sort === 'newest' ? rows : rows.toSorted(ORDERS[sort]);
