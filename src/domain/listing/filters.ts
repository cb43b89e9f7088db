/** Filtering of a list: what may be chosen, which products it leaves, and how many each further choice would. */
import type { Product } from '#schema/product.ts';

/** What filters look at of one product. */
export interface FilterRow {
  category: string | undefined;
  subCategory: string | undefined;
  plating: Product['plating'];
  finish: Product['finish'];
  stones: readonly string[];
  stockStatus: Product['stockStatus'];
  priceMode: Product['priceMode'];
  /** At the smallest quantity, paise; null when the price is not shown. */
  pricePaise: number | null;
  /** mg. */
  netWeightMg: number;
  isNew: boolean;
}

/** Filters of which one or more values are chosen; several of one filter widen it, several filters narrow. */
export const CHOICES = [
  'category',
  'subcategory',
  'plating',
  'finish',
  'stone',
  'stock',
  'price',
  'new',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Filters with a least and a most; a product without that figure is not within any bound. */
export const RANGES = ['rupees', 'grams'] as const;
export type RangeName = (typeof RANGES)[number];

/** In rupees or grams; undefined is no bound. */
export interface Range {
  least: number | undefined;
  most: number | undefined;
}

/** What a person has chosen. */
export interface Filters {
  choices: Readonly<Partial<Record<Choice, readonly string[]>>>;
  ranges: Readonly<Partial<Record<RangeName, Range>>>;
}

export const NO_FILTERS: Filters = { choices: {}, ranges: {} };

/** The values of a product by which it can be chosen. */
const VALUES: Record<Choice, (row: FilterRow) => readonly string[]> = {
  category: ({ category }) => (category === undefined ? [] : [category]),
  subcategory: ({ subCategory }) => (subCategory === undefined ? [] : [subCategory]),
  plating: ({ plating }) => [plating],
  finish: ({ finish }) => [finish],
  stone: ({ stones }) => stones,
  stock: ({ stockStatus }) => [stockStatus],
  price: ({ priceMode }) => [priceMode],
  new: ({ isNew }) => (isNew ? ['new'] : []),
};

const MEASURE: Record<RangeName, (row: FilterRow) => number | null> = {
  rupees: ({ pricePaise }) => (pricePaise === null ? null : pricePaise / 100),
  grams: ({ netWeightMg }) => netWeightMg / 1000,
};

const isWithin = (value: number | null, { least, most }: Range): boolean =>
  value !== null &&
  (least === undefined || value >= least) &&
  (most === undefined || value <= most);

/** Is anything chosen at all? */
export const isFiltered = ({ choices, ranges }: Filters): boolean =>
  CHOICES.some((choice) => (choices[choice]?.length ?? 0) > 0) ||
  RANGES.some((name) => ranges[name]?.least !== undefined || ranges[name]?.most !== undefined);

export interface Filtered {
  /** Places of the products that are left, in the order of the list. */
  places: number[];
  /** For each filter and value, how many products there would be with that value chosen in place of that filter's own. */
  counts: Record<Choice, Map<string, number>>;
}

/** One test a filter that is set. */
interface Test {
  /** Undefined for a range. */
  choice: Choice | undefined;
  passes: (row: FilterRow) => boolean;
}

function testsOf({ choices, ranges }: Filters): Test[] {
  const chosen = CHOICES.flatMap((choice): Test[] => {
    const wanted = new Set(choices[choice]);
    if (wanted.size === 0) return [];
    return [{ choice, passes: (row) => VALUES[choice](row).some((value) => wanted.has(value)) }];
  });
  const bounded = RANGES.flatMap((name): Test[] => {
    const range = ranges[name];
    if (range?.least === undefined && range?.most === undefined) return [];
    return [{ choice: undefined, passes: (row) => isWithin(MEASURE[name](row), range) }];
  });
  return [...chosen, ...bounded];
}

/** Filters a list in one pass. A product that fails one choice alone still counts for that choice's other values. */
export function filterRows(rows: readonly FilterRow[], filters: Filters): Filtered {
  const tests = testsOf(filters);
  const places: number[] = [];
  const counts: Filtered['counts'] = {
    category: new Map(),
    subcategory: new Map(),
    plating: new Map(),
    finish: new Map(),
    stone: new Map(),
    stock: new Map(),
    price: new Map(),
    new: new Map(),
  };
  const count = (choice: Choice, row: FilterRow): void => {
    const counted = counts[choice];
    for (const value of VALUES[choice](row)) counted.set(value, (counted.get(value) ?? 0) + 1);
  };
  rows.forEach((row, place) => {
    const failed = tests.filter(({ passes }) => !passes(row));
    if (failed.length === 0) {
      places.push(place);
      for (const choice of CHOICES) count(choice, row);
    } else if (failed.length === 1 && failed[0]?.choice !== undefined) {
      count(failed[0].choice, row);
    }
  });
  return { places, counts };
}
