/** The filters of the list of products; each change goes into the URL. */
import { placeChoices } from '#admin/shell/editing/place-choices.ts';
import { choiceFilter, choicesOf, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { sortChoices, type Sorting } from '#admin/shell/list/sort-choice.tsx';
import { statusFilter } from '#admin/shell/list/status-filter.tsx';
import type { CategoryLink } from '#core/catalogue.ts';
import { PRICE_MODE_NAMES, STOCK_NAMES } from '#core/trade-labels.ts';
import { placeIn, PRODUCT_SORTS, type ProductSearch } from './product-search.ts';

const STOCKS = choicesOf(STOCK_NAMES);
const PRICES = choicesOf(PRICE_MODE_NAMES);
const SORTS = sortChoices(PRODUCT_SORTS);

/** A subcategory is a filter of its own. */
function placed(
  categories: readonly CategoryLink[],
  id: string | undefined,
): Pick<ProductSearch, 'category' | 'subCategory'> {
  const isBelow = categories.some((each) => each.id === id && each.parentId !== null);
  return isBelow
    ? { category: undefined, subCategory: id }
    : { category: id, subCategory: undefined };
}

/** Why the sort order is fixed. */
function orderedBy({ q, deleted }: ProductSearch): string | undefined {
  if (q !== undefined) return 'Search results are sorted by relevance.';
  return deleted ? 'Deleted products are sorted by date deleted.' : undefined;
}

export const productFilters = (
  search: ProductSearch,
  categories: readonly CategoryLink[],
): ListFilter<ProductSearch>[] => [
  statusFilter(search, { q: undefined }),
  choiceFilter({
    name: 'Category',
    value: placeIn(search),
    choices: placeChoices(categories),
    change: (id) => placed(categories, id),
  }),
  choiceFilter({
    name: 'Stock',
    value: search.stock,
    choices: STOCKS,
    change: (stock) => ({ stock }),
  }),
  choiceFilter({
    name: 'Price',
    value: search.price,
    choices: PRICES,
    change: (price) => ({ price }),
  }),
];

export const productSort = (search: ProductSearch): Sorting<keyof typeof PRODUCT_SORTS> => ({
  value: search.sort ?? 'saved',
  choices: SORTS,
  fixed: orderedBy(search),
});
