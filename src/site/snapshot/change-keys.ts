/**
 * The names by which the snapshot announces what has changed, and by which a query says what its answer
 * came from. A document's own key is its path.
 */
import type { ListingScope } from '#core/catalogue.ts';
import type { ProductRow } from './store.ts';

/** Any document of a collection. */
export const collectionKey = (collection: string): string => `${collection}/*`;
/** The whole of a live product. */
export const productKey = (sku: string): string => `product ${sku}`;
/** What lists show of a product. */
export const cardKey = (sku: string): string => `card ${sku}`;
/** What browsers get to know of a product. */
export const entryKey = (sku: string): string => `entry ${sku}`;
/** Where a live product stands in lists. */
export const placementKey = (sku: string): string => `placement ${sku}`;
/** Which products a list holds, and in which order. */
export const listKey = (scope: ListingScope): string =>
  scope.kind === 'all' ? 'list' : `list ${scope.kind} ${scope.categoryId}`;

/** Which addresses products have and had. */
export const ADDRESSES = 'addresses';
/** How many products are live, in all and by category. */
export const COUNTS = 'counts';
/** The year in India. */
export const YEAR = 'year';
/** When anything last changed. */
export const CHANGED_AT = 'changed-at';

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const categoryLists = ({ category, subCategory }: ProductRow): string[] => [
  ...(category === undefined ? [] : [listKey({ kind: 'category', categoryId: category })]),
  ...(subCategory === undefined ? [] : [listKey({ kind: 'subcategory', categoryId: subCategory })]),
];

/** What changes when a product's row does; undefined stands for a product that is not there. */
export function productChanges(
  before: ProductRow | undefined,
  after: ProductRow | undefined,
): string[] {
  const rows = [before, after].filter((row) => row !== undefined);
  const same = (...fields: (keyof ProductRow)[]): boolean =>
    before !== undefined &&
    after !== undefined &&
    fields.every((field) => sameText(before[field], after[field]));
  return [
    ...rows.map(({ sku }) => productKey(sku)),
    ...(same('sku', 'liveFrom', 'card') ? [] : rows.map(({ sku }) => cardKey(sku))),
    ...(same('sku', 'liveFrom', 'entry') ? [] : rows.map(({ sku }) => entryKey(sku))),
    ...(same('sku', 'liveFrom', 'listedAt') ? [] : [listKey({ kind: 'all' })]),
    ...(same('sku', 'liveFrom', 'listedAt', 'category', 'subCategory')
      ? []
      : rows.flatMap((row) => [placementKey(row.sku), ...categoryLists(row)])),
    ...(same('sku', 'liveFrom', 'slug', 'oldSlugs') ? [] : [ADDRESSES]),
    ...(same('liveFrom', 'category', 'subCategory') ? [] : [COUNTS]),
  ];
}
