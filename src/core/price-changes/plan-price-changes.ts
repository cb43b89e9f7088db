/** Plans a price change of many products: the new prices, warnings, and the products that can't be changed. */
import {
  changesBetween,
  type DocumentWrite,
  type EditedCollection,
} from '#core/editing/document-write.ts';
import type { PriceList } from '#core/pricing.ts';
import { changedPrices, priceProblem, priceWarning, type PriceChange } from './change-prices.ts';

interface Named {
  id: string;
  sku: string;
  title: string;
}

/** A product with the document that contains its price. */
interface PricedItem extends Named {
  collection: Extract<EditedCollection, 'prod' | 'prices'>;
  /** Revision of that document; the change is refused if it was saved since. */
  rev: number;
  prices: PriceList;
}

/** A product whose price can't be changed. */
interface UnpricedItem extends Named {
  why: string;
}

export type PriceItem = PricedItem | UnpricedItem;

/** Rows with a warning are changed, too. */
export type PriceRow =
  | { kind: 'changed'; item: PricedItem; after: PriceList; warning?: string | undefined }
  | { kind: 'unchanged'; item: PricedItem }
  | { kind: 'refused'; item: PriceItem; why: string };

export function planRow(item: PriceItem, change: PriceChange): PriceRow {
  if ('why' in item) return { kind: 'refused', item, why: item.why };
  const after = changedPrices(item.prices, change);
  const why = priceProblem(after);
  if (why !== undefined) return { kind: 'refused', item, why };
  return changesBetween({ ...item.prices }, { ...after }).length === 0
    ? { kind: 'unchanged', item }
    : { kind: 'changed', item, after, warning: priceWarning(after) };
}

/** The write of a changed row; only the price fields change. */
export const priceWrite = ({
  item: { id, collection, rev, prices },
  after,
}: Extract<PriceRow, { kind: 'changed' }>): DocumentWrite => ({
  kind: 'update',
  collection,
  id,
  rev: rev + 1,
  changes: changesBetween({ ...prices }, { ...after }),
});
