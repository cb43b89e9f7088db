/** List filters: the available values, the matching products, and the number of matches of each further value. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPriceAt } from '#core/pricing.ts';
import { unitKind } from '#core/unit-of-sale.ts';

/** The fields of a product that filters use. */
export type FilterRow = Omit<
  CatalogueEntry,
  'id' | 'sku' | 'slug' | 'title' | 'image' | 'sizeSystem' | 'orderMultiple' | 'pricePaise'
>;

interface ChoiceFilter {
  name: string;
  /** The values of a product that can be selected. */
  values: (row: FilterRow) => readonly string[];
}

/** Upper bounds of the groups of a number; the last group is open. */
const STONE_GROUPS = [1, 10, 50] as const;
const MM_GROUPS = [2, 4, 6, 10, 20, 30, 50, 100] as const;

/** The bounds of the group of a number. */
function boundsOf(count: number, groups: readonly number[]) {
  const most = groups.find((bound) => count <= bound);
  return { over: groups.findLast((bound) => count > bound) ?? 0, most };
}

/** `1`, `2–10`, `11–50` or `51+`. */
function stoneGroup(count: number): string {
  const { over, most } = boundsOf(count, STONE_GROUPS);
  const least = over + 1;
  if (most === undefined) return `${least}+`;
  return least === most ? `${least}` : `${least}–${most}`;
}

/** `0–2`, `2–4` or `100+`: a length on a bound is in the lower group. */
function mmGroup(mm: number): string {
  const { over, most } = boundsOf(mm, MM_GROUPS);
  return most === undefined ? `${over}+` : `${over}–${most}`;
}

/** Choice filters: several values of one filter are combined by OR, several filters by AND. */
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
  size: {
    name: 'Size',
    values: ({ sizes }) => sizes,
  },
  stone: { name: 'Stone', values: ({ stones }) => stones },
  // A piece with a HUID is hallmarked too.
  hallmark: {
    name: 'Hallmark',
    values: ({ hallmark }) =>
      hallmark === undefined ? [] : hallmark === 'bis' ? ['bis'] : ['bis', hallmark],
  },
  closure: {
    name: 'Closure',
    values: ({ closure }) => (closure === undefined ? [] : [closure]),
  },
  microns: {
    name: 'Plating thickness',
    values: ({ plating, platingNm }) =>
      plating === 'none' || platingNm === undefined ? [] : [`${platingNm / 1000}`],
  },
  stonecount: {
    name: 'Number of stones',
    values: ({ stoneCount }) => (stoneCount === undefined ? [] : [stoneGroup(stoneCount)]),
  },
  length: {
    name: 'Length or height',
    values: ({ lengthMm }) => (lengthMm === undefined ? [] : [mmGroup(lengthMm)]),
  },
  width: {
    name: 'Width',
    values: ({ widthMm }) => (widthMm === undefined ? [] : [mmGroup(widthMm)]),
  },
  unit: { name: 'Sold by', values: ({ unit }) => [unitKind(unit)] },
  stock: { name: 'Stock', values: ({ stockStatus }) => [stockStatus] },
  price: { name: 'Price', values: ({ priceMode }) => [priceMode] },
  new: { name: 'New', values: ({ isNew }) => (isNew ? ['new'] : []) },
} as const satisfies Record<string, ChoiceFilter>;
export type Choice = keyof typeof CHOICE_FILTERS;

interface RangeFilter {
  name: string;
  /** The numbers of a product, and of its sizes if they have their own: one is in the range. */
  figures: (row: FilterRow) => readonly number[];
  /** Formats a bound. */
  show: (figure: number) => string;
}

/** Filters with a minimum and a maximum. */
export const RANGE_FILTERS = {
  rupees: {
    name: 'Unit price, ₹',
    figures: ({ prices, moq }) =>
      prices === null
        ? []
        : [prices, ...(prices.bySize ?? [])].map((list) => unitPriceAt(list, moq) / 100),
    show: (rupees) => `₹${rupees}`,
  },
  grams: {
    name: 'Net weight, g',
    // The weight on the card.
    figures: ({ netWeightMg }) => [netWeightMg / 1000],
    show: (grams) => `${grams} g`,
  },
} as const satisfies Record<string, RangeFilter>;
export type RangeName = keyof typeof RANGE_FILTERS;

/** The keys of a record without additional keys. */
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  // Object.keys returns strings; the record guarantees more.
  Object.keys(record) as K[];

/** In display order. */
export const CHOICES = keysOf(CHOICE_FILTERS);
export const RANGES = keysOf(RANGE_FILTERS);

/** In the unit of its filter; undefined is no bound. */
export interface Range {
  least: number | undefined;
  most: number | undefined;
}

/** The selected filters. */
export interface Filters {
  choices: Readonly<Partial<Record<Choice, readonly string[]>>>;
  ranges: Readonly<Partial<Record<RangeName, Range>>>;
}

export const NO_FILTERS: Filters = { choices: {}, ranges: {} };

const isWithin = (value: number, { least, most }: Range): boolean =>
  (least === undefined || value >= least) && (most === undefined || value <= most);

/** Whether any filter is set. */
export const isFiltered = ({ choices, ranges }: Filters): boolean =>
  CHOICES.some((choice) => (choices[choice]?.length ?? 0) > 0) ||
  RANGES.some((name) => ranges[name]?.least !== undefined || ranges[name]?.most !== undefined);

export interface Filtered {
  /** Indexes of the matching products, in list order. */
  places: number[];
  /** For each filter value, the number of matches if it replaced the selection of its filter. */
  counts: Record<Choice, Map<string, number>>;
}

/** The sizes that match with a stock filter: those of a design in stock that are not out of stock themselves. */
const sizesInStock = ({ sizes, soldOut, stockStatus }: FilterRow): readonly string[] =>
  soldOut !== undefined && (stockStatus === 'inStock' || stockStatus === 'lowStock')
    ? sizes.filter((size) => !soldOut.includes(size))
    : sizes;

/** The values of a product that a selection is compared with. */
const valuesOf = (choice: Choice, { choices }: Filters): ChoiceFilter['values'] =>
  choice === 'size' && (choices.stock?.length ?? 0) > 0
    ? sizesInStock
    : CHOICE_FILTERS[choice].values;

/** The values for which a product is counted: it is in stock only if one of the selected sizes is. */
function countedValues(choice: Choice, filters: Filters): ChoiceFilter['values'] {
  const values = valuesOf(choice, filters);
  const sizes = new Set(filters.choices.size);
  return choice === 'stock' && sizes.size > 0
    ? (row) => (sizesInStock(row).some((size) => sizes.has(size)) ? values(row) : [])
    : values;
}

/** One test for each filter that is set. */
interface Test {
  /** Undefined for a range. */
  choice: Choice | undefined;
  passes: (row: FilterRow) => boolean;
}

function testsOf(filters: Filters): Test[] {
  const { choices, ranges } = filters;
  const chosen = CHOICES.flatMap((choice): Test[] => {
    const selected = new Set(choices[choice]);
    if (selected.size === 0) return [];
    const values = valuesOf(choice, filters);
    return [{ choice, passes: (row) => values(row).some((value) => selected.has(value)) }];
  });
  const bounded = RANGES.flatMap((name): Test[] => {
    const range = ranges[name];
    if (range?.least === undefined && range?.most === undefined) return [];
    return [
      {
        choice: undefined,
        passes: (row) => RANGE_FILTERS[name].figures(row).some((each) => isWithin(each, range)),
      },
    ];
  });
  return [...chosen, ...bounded];
}

const mapOf = <T>(make: (choice: Choice) => T): Record<Choice, T> =>
  // One value for each choice filter.
  Object.fromEntries(CHOICES.map((choice) => [choice, make(choice)])) as Record<Choice, T>;

/** Filters a list in one pass. A product that fails only one choice filter still counts for the other values of that filter. */
export function filterRows(rows: readonly FilterRow[], filters: Filters): Filtered {
  const tests = testsOf(filters);
  const places: number[] = [];
  const counts: Filtered['counts'] = mapOf(() => new Map<string, number>());
  const values = mapOf((choice) => countedValues(choice, filters));
  const count = (choice: Choice, row: FilterRow): void => {
    const counted = counts[choice];
    for (const value of values[choice](row)) counted.set(value, (counted.get(value) ?? 0) + 1);
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
