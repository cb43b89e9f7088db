/** The filters of the list of products; each change goes into the address. */
import { among, FilterChoice } from '#admin/shell/list/filter-choice.tsx';
import type { CategoryLink } from '#domain/catalogue.ts';
import { placeIn, PRODUCT_SORTS, type ProductSearch } from './product-search.ts';

interface Props {
  search: ProductSearch;
  categories: readonly CategoryLink[];
  onChange: (change: Partial<ProductSearch>) => void;
}

const STATUSES = [
  ['published', 'Published'],
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled'],
  ['archived', 'Archived'],
] as const;
/** Not a status, and yet where people look for it. */
const DELETED = 'deleted';
const STOCKS = [
  ['inStock', 'In stock'],
  ['lowStock', 'Few left'],
  ['madeToOrder', 'Made to order'],
  ['outOfStock', 'Out of stock'],
] as const;
const PRICES = [
  ['public', 'Public'],
  ['signIn', 'After sign-in'],
  ['onRequest', 'On request'],
] as const;
const VIEWS = [
  ['table', 'Table'],
  ['grid', 'Pictures'],
] as const;
const SORTS = Object.entries(PRODUCT_SORTS).map(([key, { name }]) => [key, name] as const);

const nameOf = (categories: readonly CategoryLink[], id: string): string =>
  categories.find((each) => each.id === id)?.name ?? id;

/** A subcategory is filtered by itself. */
function placed(categories: readonly CategoryLink[], id: string | undefined) {
  const isBelow = categories.some((each) => each.id === id && each.parentId !== null);
  return isBelow
    ? { category: undefined, subCategory: id }
    : { category: id, subCategory: undefined };
}

export const ProductFilters = ({ search, categories, onChange }: Props) => (
  <>
    <FilterChoice
      name="Status"
      none="Any"
      value={search.deleted ? DELETED : search.status}
      choices={[...STATUSES, [DELETED, 'Deleted']]}
      onChange={(status) =>
        onChange({
          status: among(STATUSES, status),
          deleted: status === DELETED ? true : undefined,
        })
      }
    />
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
      name="Sorted by"
      value={search.sort ?? 'saved'}
      choices={SORTS}
      onChange={(sort) => onChange({ sort: sort === 'saved' ? undefined : sortKeyOf(sort) })}
    />
    <FilterChoice
      name="Shown as"
      value={search.view ?? 'table'}
      choices={VIEWS}
      onChange={(view) => onChange({ view: view === 'grid' ? view : undefined })}
    />
  </>
);

const sortKeyOf = (key: string | undefined): ProductSearch['sort'] =>
  key === 'newest' || key === 'title' || key === 'sku' ? key : undefined;
