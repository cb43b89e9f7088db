/** The filters of the list of products; each change goes into the address. */
import { among, choicesOf, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import { choiceFilter, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { SortChoice } from '#admin/shell/list/sort-choice.tsx';
import { statusFilter } from '#admin/shell/list/status-filter.tsx';
import type { CategoryLink } from '#core/catalogue.ts';
import { PRICE_MODE_NAMES, STOCK_NAMES } from '#core/trade-words.ts';
import { placeIn, PRODUCT_SORTS, type ProductSearch } from './product-search.ts';

type Change = (change: Partial<ProductSearch>) => void;

const STOCKS = choicesOf(STOCK_NAMES);
const PRICES = choicesOf(PRICE_MODE_NAMES);
const SORTS = sortChoices(PRODUCT_SORTS);

const nameOf = (categories: readonly CategoryLink[], id: string): string =>
  categories.find((each) => each.id === id)?.name ?? id;

/** A subcategory is filtered by itself. */
function placed(categories: readonly CategoryLink[], id: string | undefined) {
  const isBelow = categories.some((each) => each.id === id && each.parentId !== null);
  return isBelow
    ? { category: undefined, subCategory: id }
    : { category: id, subCategory: undefined };
}

/** Why the order of these can't be chosen. */
function orderedBy({ q, deleted }: ProductSearch): string | undefined {
  if (q !== undefined) return 'Search results are sorted by relevance.';
  return deleted ? 'Deleted products are sorted by date deleted.' : undefined;
}

export const productFilters = (
  search: ProductSearch,
  categories: readonly CategoryLink[],
  onChange: Change,
): ListFilter[] => [
  statusFilter(search, onChange),
  choiceFilter({
    name: 'Category',
    value: placeIn(search),
    choices: categories.map(({ id, name, parentId }) => [
      id,
      parentId === null ? name : `${nameOf(categories, parentId)} › ${name}`,
    ]),
    onChange: (id) => onChange(placed(categories, id)),
  }),
  choiceFilter({
    name: 'Stock',
    value: search.stock,
    choices: STOCKS,
    onChange: (stock) => onChange({ stock: among(STOCKS, stock) }),
  }),
  choiceFilter({
    name: 'Price',
    value: search.price,
    choices: PRICES,
    onChange: (price) => onChange({ price: among(PRICES, price) }),
  }),
];

export const ProductSort = ({ search, onChange }: { search: ProductSearch; onChange: Change }) => (
  <SortChoice
    value={search.sort ?? 'saved'}
    choices={SORTS}
    fixed={orderedBy(search)}
    onChange={(sort) => onChange({ sort: among(SORTS, sort) })}
  />
);
