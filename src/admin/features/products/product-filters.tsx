/** The filters of the list of products; each change goes into the address. */
import type { CategoryLink } from '#domain/catalogue.ts';
import { PRODUCT_SORTS, type ProductSearch } from './product-search.ts';

interface Props {
  search: ProductSearch;
  categories: readonly CategoryLink[];
  onChange: (change: Partial<ProductSearch>) => void;
}

interface ChoiceProps {
  name: string;
  value: string | undefined;
  /** Nothing chosen. */
  none?: string;
  choices: readonly (readonly [value: string, words: string])[];
  onChange: (value: string | undefined) => void;
}

const Choice = ({ name, value = '', none, choices, onChange }: ChoiceProps) => (
  <label>
    <span>{name}</span>
    <select
      className="admin-control control"
      value={value}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

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

/** The value among the choices that it was chosen from. */
const among = <T extends string>(
  choices: readonly (readonly [T, string])[],
  value: string | undefined,
): T | undefined => choices.find(([each]) => each === value)?.[0];

export const ProductFilters = ({ search, categories, onChange }: Props) => (
  <>
    <Choice
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
    <Choice
      name="Category"
      none="Any"
      value={search.category}
      choices={categories.map(({ id, name }) => [id, name])}
      onChange={(category) => onChange({ category })}
    />
    <Choice
      name="Stock"
      none="Any"
      value={search.stock}
      choices={STOCKS}
      onChange={(stock) => onChange({ stock: among(STOCKS, stock) })}
    />
    <Choice
      name="Price"
      none="Any"
      value={search.price}
      choices={PRICES}
      onChange={(price) => onChange({ price: among(PRICES, price) })}
    />
    <Choice
      name="Sorted by"
      value={search.sort ?? 'saved'}
      choices={SORTS}
      onChange={(sort) => onChange({ sort: sort === 'saved' ? undefined : sortKeyOf(sort) })}
    />
    <Choice
      name="Shown as"
      value={search.view ?? 'table'}
      choices={VIEWS}
      onChange={(view) => onChange({ view: view === 'grid' ? view : undefined })}
    />
  </>
);

const sortKeyOf = (key: string | undefined): ProductSearch['sort'] =>
  key === 'newest' || key === 'title' || key === 'sku' ? key : undefined;
