/** What a price change does to sizes that are priced by a weight of their own. */
import type { PriceList } from '#core/pricing.ts';

type Prices = PriceList | null | undefined;

/** Whether the unit price and all tiers are the same. */
const areSame = (a: PriceList, b: PriceList): boolean =>
  a.pricePaise === b.pricePaise &&
  a.tiers.length === b.tiers.length &&
  a.tiers.every(
    ({ minQty, pricePaise }, at) =>
      minQty === b.tiers[at]?.minQty && pricePaise === b.tiers[at].pricePaise,
  );

/** Whether both are priced, and not the same. */
const differs = (a: Prices, b: Prices): boolean => Boolean(a && b && !areSame(a, b));

/** A price before the first rate is none. */
const isChange = (before: Prices, after: Prices): boolean =>
  before && after ? !areSame(before, after) : Boolean(before ?? after);

interface SizeChange {
  label: string;
  before: PriceList | undefined;
  after: PriceList | undefined;
}

const sizesOf = (before: Prices, after: Prices): SizeChange[] =>
  (after?.bySize ?? before?.bySize ?? []).map(({ label }, at) => ({
    label,
    before: before?.bySize?.[at],
    after: after?.bySize?.[at],
  }));

/** The sizes whose price differs from the product's before or after the change, in the order of the product. */
export const ownPrices = (before: Prices, after: Prices): SizeChange[] =>
  sizesOf(before, after).filter(
    (size) => differs(before, size.before) || differs(after, size.after),
  );

/** How many sizes change their price. */
export const changedSizes = (before: Prices, after: Prices): number =>
  sizesOf(before, after).filter((size) => isChange(size.before, size.after)).length;

/** Whether a price changes, of the product or of a size. */
export const isPriceChange = (before: Prices, after: Prices): boolean =>
  isChange(before, after) || changedSizes(before, after) > 0;
