/** Changes of the selected filters; each returns new filters. */
import type { CategoryLink } from '#core/catalogue.ts';
import { chosenName, rangeLabel } from '#storefront/shared/listing/filter-labels.ts';
import {
  CHOICES,
  RANGES,
  type Choice,
  type Filters,
  type Range,
  type RangeName,
} from '#storefront/shared/listing/filters.ts';

const withChoice = (filters: Filters, choice: Choice, values: readonly string[]): Filters => ({
  ...filters,
  choices: { ...filters.choices, [choice]: values },
});

export const isChosen = ({ choices }: Filters, choice: Choice, value: string): boolean =>
  choices[choice]?.includes(value) ?? false;

/**
 * Toggles a value. Subcategories outside the selected categories are deselected: together they would match
 * nothing.
 */
export function toggled(
  filters: Filters,
  { choice, value }: { choice: Choice; value: string },
  categories: readonly CategoryLink[],
): Filters {
  const chosen = filters.choices[choice] ?? [];
  const next = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : [...chosen, value];
  const changed = withChoice(filters, choice, next);
  if (choice !== 'category' || next.length === 0) return changed;
  const within = new Set(
    categories.filter(({ parentId }) => next.includes(parentId ?? '')).map(({ id }) => id),
  );
  const subcategories = filters.choices.subcategory ?? [];
  return withChoice(
    changed,
    'subcategory',
    subcategories.filter((id) => within.has(id)),
  );
}

/** Sets a range; bounds in the wrong order are swapped. */
export function withRange(filters: Filters, name: RangeName, { least, most }: Range): Filters {
  const turned = least !== undefined && most !== undefined && least > most;
  const range = turned ? { least: most, most: least } : { least, most };
  return { ...filters, ranges: { ...filters.ranges, [name]: range } };
}

/** A selected value or range. */
export interface Chip {
  label: string;
  /** The filters without it. */
  without: Filters;
}

/** All selected values and ranges, in the order of the filters. */
export const chipsOf = (filters: Filters, categories: readonly CategoryLink[]): Chip[] => [
  ...CHOICES.flatMap((choice) =>
    (filters.choices[choice] ?? []).map((value, _, chosen) => ({
      label: chosenName(choice, value, categories),
      without: withChoice(
        filters,
        choice,
        chosen.filter((each) => each !== value),
      ),
    })),
  ),
  ...RANGES.flatMap((name) => {
    const range = filters.ranges[name];
    if (range?.least === undefined && range?.most === undefined) return [];
    const without = withRange(filters, name, { least: undefined, most: undefined });
    return [{ label: rangeLabel(name, range), without }];
  }),
];
