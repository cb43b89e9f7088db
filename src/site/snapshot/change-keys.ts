/**
 * Change keys: the snapshot logs them when data changes, and every query result lists the keys it depends on.
 * The key of a single document is its path.
 */
import type { ListingScope } from '#core/catalogue.ts';
import type { ProductRow } from './product-table.ts';

/** Any document of a collection. */
export const collectionKey = (collection: string): string => `${collection}/*`;
/** All fields of a live product. */
export const productKey = (sku: string): string => `product ${sku}`;
/** What lists show of a product. */
export const cardKey = (sku: string): string => `card ${sku}`;
/** The product's entry in the catalogue data files. */
export const entryKey = (sku: string): string => `entry ${sku}`;
/** The position of a live product in lists. */
export const placementKey = (sku: string): string => `placement ${sku}`;
/** The products of a list and their order. */
export const listKey = (scope: ListingScope): string =>
  scope.kind === 'all' ? 'list' : `list ${scope.kind} ${scope.categoryId}`;

/** Current and old page URLs of products. */
export const ADDRESSES = 'addresses';
/** Number of live products, in total and by category. */
export const COUNTS = 'counts';
/** The year in India. */
export const YEAR = 'year';
/** Time of the last change. */
export const CHANGED_AT = 'changed-at';

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const categoryLists = ({ category, subCategory }: ProductRow): string[] => [
  ...(category === undefined ? [] : [listKey({ kind: 'category', categoryId: category })]),
  ...(subCategory === undefined ? [] : [listKey({ kind: 'subcategory', categoryId: subCategory })]),
];

/** The keys that a changed product row affects; undefined means the product does not exist. */
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
