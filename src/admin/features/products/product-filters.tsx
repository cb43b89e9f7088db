/** The filters of the list of products; each change goes into the address. */
import { among, choicesOf, FilterChoice, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import { StatusFilter } from '#admin/shell/list/status-filter.tsx';
import type { CategoryLink } from '#domain/catalogue.ts';
import { PRICE_MODE_NAMES, STOCK_NAMES } from '#domain/trade-words.ts';
import { placeIn, PRODUCT_SORTS, type ProductSearch } from './product-search.ts';

interface Props {
  search: ProductSearch;
  categories: readonly CategoryLink[];
  onChange: (change: Partial<ProductSearch>) => void;
}

const STOCKS = choicesOf(STOCK_NAMES);
const PRICES = choicesOf(PRICE_MODE_NAMES);
const VIEWS = [
  ['table', 'Table'],
  ['grid', 'Pictures'],
] as const;
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

/** Why these have an order of their own. */
function orderedBy({ q, deleted }: ProductSearch): string | undefined {
  if (q !== undefined) return 'What is searched for comes best first.';
  return deleted ? 'What is deleted comes with the last one first.' : undefined;
}

export const ProductFilters = ({ search, categories, onChange }: Props) => (
  <>
    <StatusFilter value={search} onChange={onChange} />
    <FilterChoice
      name="Category"
      none="Any"
      value={placeIn(search)}
      choices={categories.map(({ id, name, parentId }) => [
        id,
        parentId === null ? name : `${nameOf(categories, parentId)} › ${name}`,
      ])}
      onChange={(id) => onChange(placed(categories, id))}
    />
    <FilterChoice
      name="Stock"
      none="Any"
      value={search.stock}
      choices={STOCKS}
      onChange={(stock) => onChange({ stock: among(STOCKS, stock) })}
    />
    <FilterChoice
      name="Price"
      none="Any"
      value={search.price}
      choices={PRICES}
      onChange={(price) => onChange({ price: among(PRICES, price) })}
    />
    <FilterChoice
      name="Sort"
      value={search.sort ?? 'saved'}
      choices={SORTS}
      fixed={orderedBy(search)}
      onChange={(sort) => onChange({ sort: among(SORTS, sort) })}
    />
    <FilterChoice
      name="Shown as"
      value={search.view ?? 'table'}
      choices={VIEWS}
      onChange={(view) => onChange({ view: view === 'grid' ? view : undefined })}
    />
  </>
);
