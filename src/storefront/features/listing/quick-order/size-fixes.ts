/** What can be ordered instead of wrong sizes, or of quantities that do not fit the MOQ or the order multiple. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { sizeNumber } from '#core/sizes/normalize-size.ts';
import { addedSizes, type LineSizes } from '#core/sizes/line-sizes.ts';
import { nearestQuantities } from '#storefront/shared/order/quantity.ts';

/** The sizes with this total: the largest quantity takes the difference. Empty if that is not possible. */
export function withTotal(sizes: LineSizes, total: number): [] | [LineSizes] {
  const most = Math.max(...sizes.map(({ qty }) => qty));
  const changed = most + total - unitsOf(sizes);
  const at = sizes.findIndex(({ qty }) => qty === most);
  return at === -1 || changed < 1
    ? []
    : [sizes.map((size, place) => (place === at ? { ...size, qty: changed } : size))];
}

/** The sizes with the nearest totals that fit. */
export const fittingSizes = (entry: CatalogueEntry, sizes: LineSizes): LineSizes[] =>
  nearestQuantities(entry, unitsOf(sizes)).flatMap((total) => withTotal(sizes, total));

/** The sizes, and for each wrong one the next smaller or the next larger one in stock. */
export function sizesInstead(
  { sizes: labels, soldOut = [] }: CatalogueEntry,
  sizes: LineSizes,
  wrong: LineSizes,
): LineSizes[] {
  const inStock = labels.filter((label) => !soldOut.includes(label));
  const nearest = (label: string): readonly (string | undefined)[] => [
    inStock.findLast((each) => sizeNumber(each) < sizeNumber(label)),
    inStock.find((each) => sizeNumber(each) > sizeNumber(label)),
  ];
  const options = [0, 1].flatMap((side): LineSizes[] => {
    const others = wrong.flatMap(({ label, qty }) => {
      const other = nearest(label)[side];
      return other === undefined ? [] : [{ label: other, qty }];
    });
    return others.length < wrong.length ? [] : [addedSizes(sizes, others)];
  });
  // Without a nearest size, the wrong ones are left out.
  return options.length > 0 || sizes.length === 0 ? options : [sizes];
}
