/** Filtering of a list: what may be chosen, which products it leaves, and how many each further choice would. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';

/** What filters look at of one product. */
export type FilterRow = Omit<
  CatalogueEntry,
  'id' | 'sku' | 'slug' | 'title' | 'image' | 'size' | 'moq' | 'orderMultiple' | 'prices'
>;

interface ChoiceFilter {
  name: string;
  /** The values of a product by which it can be chosen. */
  values: (row: FilterRow) => readonly string[];
}

/** Filters of which one or more values are chosen; several of one filter widen it, several filters narrow. */
export const CHOICE_FILTERS = {
  category: {
    name: 'Category',
    values: ({ category }) => (category === undefined ? [] : [category]),
  },
  subcategory: {
    name: 'Subcategory',
    values: ({ subCategory }) => (subCategory === undefined ? [] : [subCategory]),
  },
  plating: { name: 'Plating', values: ({ plating }) => [plating] },
  finish: { name: 'Finish', values: ({ finish }) => [finish] },
  stone: { name: 'Stone', values: ({ stones }) => stones },
  stock: { name: 'Stock', values: ({ stockStatus }) => [stockStatus] },
  price: { name: 'Price', values: ({ priceMode }) => [priceMode] },
  new: { name: 'New', values: ({ isNew }) => (isNew ? ['new'] : []) },
} as const satisfies Record<string, ChoiceFilter>;
export type Choice = keyof typeof CHOICE_FILTERS;

interface RangeFilter {
  name: string;
  /** The figure of a product; a product without it is not within any bound. */
  figure: (row: FilterRow) => number | null;
  /** A bound in words. */
  show: (figure: number) => string;
}

/** Filters with a least and a most. */
export const RANGE_FILTERS = {
  rupees: {
    name: 'Price per piece, ₹',
    figure: ({ pricePaise }) => (pricePaise === null ? null : pricePaise / 100),
    show: (rupees) => `₹${rupees}`,
  },
  grams: {
    name: 'Net weight, g',
    figure: ({ netWeightMg }) => netWeightMg / 1000,
    show: (grams) => `${grams} g`,
  },
} as const satisfies Record<string, RangeFilter>;
export type RangeName = keyof typeof RANGE_FILTERS;

/** The keys of a record that has no others. */
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  // Object.keys gives texts, of which the record's type says more.
  Object.keys(record) as K[];

/** In the order in which they are shown. */
export const CHOICES = keysOf(CHOICE_FILTERS);
export const RANGES = keysOf(RANGE_FILTERS);

/** In the unit of its filter; undefined is no bound. */
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
    return [
      {
        choice,
        passes: (row) => CHOICE_FILTERS[choice].values(row).some((value) => wanted.has(value)),
      },
    ];
  });
  const bounded = RANGES.flatMap((name): Test[] => {
    const range = ranges[name];
    if (range?.least === undefined && range?.most === undefined) return [];
    return [
      { choice: undefined, passes: (row) => isWithin(RANGE_FILTERS[name].figure(row), range) },
    ];
  });
  return [...chosen, ...bounded];
}

const mapOf = <T>(make: () => T): Record<Choice, T> =>
  // One of each choice.
  Object.fromEntries(CHOICES.map((choice) => [choice, make()])) as Record<Choice, T>;

/** Filters a list in one pass. A product that fails one choice alone still counts for that choice's other values. */
export function filterRows(rows: readonly FilterRow[], filters: Filters): Filtered {
  const tests = testsOf(filters);
  const places: number[] = [];
  const counts: Filtered['counts'] = mapOf(() => new Map<string, number>());
  const count = (choice: Choice, row: FilterRow): void => {
    const counted = counts[choice];
    for (const value of CHOICE_FILTERS[choice].values(row))
      counted.set(value, (counted.get(value) ?? 0) + 1);
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
