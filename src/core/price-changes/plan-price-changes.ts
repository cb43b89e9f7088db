/** Plans a price change of many products: the new prices, warnings, and the products that can't be changed. */
import {
  changesBetween,
  type DocumentWrite,
  type EditedCollection,
  type FieldChange,
} from '#core/editing/document-write.ts';
import { formatCount } from '#core/format.ts';
import type { PriceList } from '#core/pricing.ts';
import { currentPrice, type WeighedSize } from '#core/silver/price-at-rate.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import { changedMaking, makingProblem, type MakingChange } from './change-making.ts';
import {
  belowCost,
  changedPrices,
  priceProblem,
  priceWarning,
  sizeBelowCost,
  type PriceChange,
} from './change-prices.ts';

interface Named {
  id: string;
  sku: string;
  title: string;
}

/** A product whose price can't be changed. */
interface UnpricedItem extends Named {
  why: string;
}

/** A product with the document that contains its price: a fixed one, or one by weight. */
interface PricedItem extends Named {
  collection: Extract<EditedCollection, 'prod' | 'prices'>;
  /** Revision of that document; the change is refused if it was saved since. */
  rev: number;
  price:
    | PriceList
    | {
        byWeight: ByWeight;
        weightMg: number | undefined;
        /** Priced by their own weights. */
        sizes?: readonly WeighedSize[];
      };
  /** Of a unit, paise; undefined if it is not known. */
  costPaise?: number | undefined;
}

export type PriceItem = PricedItem | UnpricedItem;

/** A price as the preview shows it. */
export interface ListedPrice {
  /** At the current silver rate for a price by weight; null without a rate or a weight. */
  prices: PriceList | null;
  byWeight?: ByWeight;
}

interface ShownItem {
  item: PriceItem;
  /** Undefined without a price. */
  before?: ListedPrice;
}

export interface ChangedRow extends ShownItem {
  kind: 'changed';
  item: PricedItem;
  after: ListedPrice;
  warning: string | undefined;
  changes: readonly FieldChange[];
}

/** Rows with a warning are changed, too. */
export type PriceRow =
  ChangedRow | (ShownItem & { kind: 'unchanged' }) | (ShownItem & { kind: 'refused'; why: string });

/** A row as a preview shows it. */
export interface PreviewedPrice {
  kind: PriceRow['kind'];
  item: Named & { collection?: PricedItem['collection'] };
  before?: ListedPrice;
  after?: ListedPrice;
  warning?: string | undefined;
  /** Why it can't be changed. */
  why?: string;
  /** Its state, such as `Draft`, if the live site does not show it as saved. */
  unpublished?: string | undefined;
}

/** Of the fixed prices, or of the making charge of prices by weight. */
export type BulkPriceChange =
  ({ target: 'price' } & PriceChange) | ({ target: 'making' } & MakingChange);

const NOT_FIXED = 'Its price follows the silver rate. Change its making charge instead.';
const NOT_BY_WEIGHT = 'It has a fixed price, without a making charge.';
/** Setting a charge or a tier needs none before. */
const NO_PART: Readonly<Partial<Record<MakingChange['on'], string>>> = {
  all: 'It has no making charge. Set one instead.',
  perGram: 'It has no making charge per gram. Set one instead.',
  perUnit: 'It has no making charge per unit. Set one instead.',
  tiers: 'It has no volume discount on the making charge.',
};

/** The new price fields, or why there are none. */
type Outcome = { fields: PriceList | { byWeight: ByWeight } } | { why: string };

function outcomeOf(price: PricedItem['price'], change: BulkPriceChange): Outcome {
  if (change.target === 'price') {
    if ('byWeight' in price) return { why: NOT_FIXED };
    const fields = changedPrices(price, change);
    const why = priceProblem(fields);
    return why === undefined ? { fields } : { why };
  }
  if (!('byWeight' in price)) return { why: NOT_BY_WEIGHT };
  const byWeight = changedMaking(price.byWeight, change);
  const why = byWeight === undefined ? NO_PART[change.on] : makingProblem(byWeight);
  return byWeight === undefined || why !== undefined
    ? { why: why ?? '' }
    : { fields: { byWeight } };
}

/** Rounding leaves out a volume price that is not lower. */
const lostTier = ({ prices, byWeight }: ListedPrice) =>
  byWeight?.makingTiers.find(
    ({ minQty }) => prices?.tiers.some((tier) => tier.minQty === minQty) === false,
  );

function warningFor(listed: ListedPrice, { price, costPaise }: PricedItem): string | undefined {
  const { prices } = listed;
  const lost = lostTier(listed);
  const warnings = prices && [
    lost && `The tier from ${formatCount(lost.minQty)} would not be cheaper than the one before.`,
    priceWarning(prices),
    belowCost(prices, costPaise) ??
      ('byWeight' in price && price.weightMg !== undefined
        ? sizeBelowCost(prices, costPaise, { sizes: [], ...price, weightMg: price.weightMg })
        : undefined),
  ];
  return warnings?.filter(Boolean).join(' ') || undefined;
}

/** @param silverRate paise per gram, for the preview of prices by weight; undefined if none is set */
export function planRow(
  item: PriceItem,
  change: BulkPriceChange,
  silverRate: number | undefined,
): PriceRow {
  if ('why' in item) return { kind: 'refused', item, why: item.why };
  const { price } = item;
  const { weightMg, sizes = [] } = 'byWeight' in price ? price : { weightMg: undefined };
  const shown = (fields: PriceList | { byWeight: ByWeight }): ListedPrice => ({
    prices: currentPrice(fields, weightMg, silverRate, sizes),
    ...('byWeight' in fields && { byWeight: fields.byWeight }),
  });
  const before = shown(price);
  const outcome = outcomeOf(price, change);
  if ('why' in outcome) return { kind: 'refused', item, before, why: outcome.why };
  const { fields } = outcome;
  const stored = 'byWeight' in price ? { byWeight: price.byWeight } : price;
  const changes = changesBetween({ ...stored }, { ...fields });
  if (changes.length === 0) return { kind: 'unchanged', item, before };
  const after = shown(fields);
  return {
    kind: 'changed',
    item,
    before,
    after,
    changes,
    warning: warningFor(after, item),
  };
}

/** The write of a changed row; only the price fields change. */
export const priceWrite = (
  { id, collection, rev }: PricedItem,
  changes: readonly FieldChange[],
): DocumentWrite => ({ kind: 'update', collection, id, rev: rev + 1, changes });
