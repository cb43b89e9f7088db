/** Reads and writes the query of a list: `?q=band&plating=gold,rhodium&grams=2-5&sort=price`. */
import type { ListingScope } from '#core/catalogue.ts';
import { searchTextFrom } from './search-text.ts';
import {
  CHOICES,
  NO_FILTERS,
  RANGES,
  type Choice,
  type Filters,
  type Range,
  type RangeName,
} from './filters.ts';

export const SORTS = ['newest', 'price', 'price-down', 'weight', 'weight-down'] as const;
export type Sort = (typeof SORTS)[number];

/** The state of a list in its address. */
export interface ListingView {
  /** The search text; empty for a whole list. */
  text: string;
  filters: Filters;
  sort: Sort;
  /** From 1. */
  page: number;
}

const FIRST_SORT: Sort = 'newest';
const MOST_VALUES = 50;
/** No category, stone or other value is longer; longer values in an address are ignored. */
const LONGEST_VALUE = 128;

/** The default view. */
export const FIRST_VIEW: ListingView = {
  text: '',
  filters: NO_FILTERS,
  sort: FIRST_SORT,
  page: 1,
};

/** A comma separates values; within a value it is percent-encoded. */
const packed = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unpacked = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');

const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text);

/** Reads `2-5`, `2-` and `-5`; anything else is no bound. */
function rangeFrom(text: string | null): Range | undefined {
  const match = /^(\d{1,9}(?:\.\d{1,3})?)?-(\d{1,9}(?:\.\d{1,3})?)?$/.exec(text ?? '');
  if (match === null) return undefined;
  const [, least, most] = match;
  if (least === undefined && most === undefined) return undefined;
  return {
    least: least === undefined ? undefined : Number(least),
    most: most === undefined ? undefined : Number(most),
  };
}

/** The view of an address; missing or invalid parts have their defaults. */
export function viewFrom(search: URLSearchParams): ListingView {
  const choices: Partial<Record<Choice, string[]>> = {};
  for (const choice of CHOICES) {
    const values = (search.get(choice) ?? '')
      .split(',')
      .filter((value) => value !== '' && value.length <= LONGEST_VALUE)
      .map(unpacked);
    if (values.length > 0) choices[choice] = [...new Set(values)].slice(0, MOST_VALUES);
  }
  const ranges: Partial<Record<RangeName, Range>> = {};
  for (const name of RANGES) {
    const range = rangeFrom(search.get(name));
    if (range !== undefined) ranges[name] = range;
  }
  const sort = search.get('sort');
  const page = search.get('page') ?? '';
  return {
    text: searchTextFrom(search),
    filters: { choices, ranges },
    sort: isSort(sort) ? sort : FIRST_SORT,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query for a view, without `?`; empty for the default view. */
export function queryFor({ text, filters, sort, page }: ListingView): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  for (const choice of CHOICES) {
    const values = filters.choices[choice] ?? [];
    if (values.length > 0) query.set(choice, [...values].sort().map(packed).join(','));
  }
  for (const name of RANGES) {
    const { least, most } = filters.ranges[name] ?? {};
    if (least !== undefined || most !== undefined) query.set(name, `${least ?? ''}-${most ?? ''}`);
  }
  if (sort !== FIRST_SORT) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  // A comma needs no encoding in a query and keeps addresses readable.
  return query.toString().replaceAll('%2C', ',');
}

/** The query for a list as a view of all products: its category is a filter. */
export function queryWithin(scope: ListingScope, view: ListingView): string {
  const { choices, ranges } = view.filters;
  const own = scope.kind === 'all' ? {} : { [scope.kind]: [scope.categoryId] };
  return queryFor({ ...view, filters: { choices: { ...choices, ...own }, ranges }, page: 1 });
}
