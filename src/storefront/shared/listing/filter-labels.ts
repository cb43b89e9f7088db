/** Labels of filters: values, ranges and sort orders. */
import type { CategoryLink } from '#core/catalogue.ts';
import {
  CLOSURE_LABELS,
  FINISH_LABELS,
  HALLMARK_LABELS,
  PLATING_LABELS,
  STOCK_NAMES,
} from '#core/trade-labels.ts';
import type { UnitKind } from '#core/unit-of-sale.ts';
import type { Sort } from './filter-address.ts';
import {
  CHOICE_FILTERS,
  RANGE_FILTERS,
  type Choice,
  type Range,
  type RangeName,
} from './filters.ts';

export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  newest: 'Newest first',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  weight: 'Weight, light to heavy',
  'weight-down': 'Weight, heavy to light',
};

const PRICE_NAMES = {
  public: 'Price shown',
  signIn: 'Price after sign-in',
  onRequest: 'Price on request',
};

/** Values with labels; others, such as stones, are their own label. */
const VALUE_NAMES: Readonly<Partial<Record<Choice, Readonly<Record<string, string>>>>> = {
  plating: PLATING_LABELS,
  finish: FINISH_LABELS,
  hallmark: HALLMARK_LABELS,
  closure: CLOSURE_LABELS,
  unit: { piece: 'Piece', pair: 'Pair', set: 'Set' } satisfies Record<UnitKind, string>,
  stock: STOCK_NAMES,
  price: PRICE_NAMES,
  new: { new: 'New designs' },
};

/** `Up to 2 mm`, `2–4 mm`, `Over 100 mm`. */
const mmLabel = (group: string): string =>
  `${group.replace(/^0–/, 'Up to ').replace(/^(\d+)\+$/, 'Over $1')} mm`;

/** The label of a filter value; an unknown value is shown as it is. */
export function valueName(
  choice: Choice,
  value: string,
  categories: readonly CategoryLink[],
): string {
  if (choice === 'category' || choice === 'subcategory') {
    return categories.find(({ id }) => id === value)?.name ?? value;
  }
  if (choice === 'microns') return `${value} ${Number(value) > 1 ? 'microns' : 'micron'}`;
  if (choice === 'length' || choice === 'width') return mmLabel(value);
  const names = VALUE_NAMES[choice];
  return names !== undefined && Object.hasOwn(names, value) ? (names[value] ?? value) : value;
}

/** Values that say nothing without the name of their filter. */
const BARE: ReadonlySet<Choice> = new Set(['size', 'stonecount', 'length', 'width']);

/** The label of a selected value: `Gold`, `Size: 14`, `Width: 2–4 mm`. */
export function chosenName(
  choice: Choice,
  value: string,
  categories: readonly CategoryLink[],
): string {
  const name = valueName(choice, value, categories);
  return BARE.has(choice) ? `${CHOICE_FILTERS[choice].name}: ${name}` : name;
}

/** The label of a range: `₹500 to ₹900`, `from 2 g`, `up to 5 g`. */
export function rangeLabel(name: RangeName, { least, most }: Range): string {
  const unit = RANGE_FILTERS[name].show;
  if (least === undefined) return most === undefined ? '' : `up to ${unit(most)}`;
  return most === undefined ? `from ${unit(least)}` : `${unit(least)} to ${unit(most)}`;
}
