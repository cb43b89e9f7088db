/** Changes of the selected filters; each returns new filters. */
import type { CategoryLink } from '#core/catalogue.ts';
import {
  CHOICES,
  RANGES,
  type Choice,
  type Filters,
  type Range,
  type RangeName,
} from '#storefront/shared/listing/filters.ts';

const chosenOf = ({ choices }: Filters, choice: Choice): readonly string[] => choices[choice] ?? [];

const withChoice = (filters: Filters, choice: Choice, values: readonly string[]): Filters => ({
  ...filters,
  choices: { ...filters.choices, [choice]: values },
});

export const isChosen = (filters: Filters, choice: Choice, value: string): boolean =>
  chosenOf(filters, choice).includes(value);

/**
 * Toggles a value. Subcategories outside the selected categories are deselected: together they would match
 * nothing.
 */
export function toggled(
  filters: Filters,
  { choice, value }: { choice: Choice; value: string },
  categories: readonly CategoryLink[],
): Filters {
  const chosen = chosenOf(filters, choice);
  const next = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : [...chosen, value];
  const changed = withChoice(filters, choice, next);
  if (choice !== 'category' || next.length === 0) return changed;
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId ?? '']));
  const remaining = chosenOf(filters, 'subcategory').filter((id) =>
    next.includes(parents.get(id) ?? ''),
  );
  return withChoice(changed, 'subcategory', remaining);
}

/** Sets a range; bounds in the wrong order are swapped. */
export function withRange(filters: Filters, name: RangeName, { least, most }: Range): Filters {
  const turned = least !== undefined && most !== undefined && least > most;
  const range = turned ? { least: most, most: least } : { least, most };
  return { ...filters, ranges: { ...filters.ranges, [name]: range } };
}

/** A selected value or range, removable by itself. */
export type Chip =
  | { kind: 'choice'; choice: Choice; value: string }
  | { kind: 'range'; name: RangeName; range: Range };

/** All selected values and ranges, in the order of the filters. */
export const chipsOf = (filters: Filters): Chip[] => [
  ...CHOICES.flatMap((choice) =>
    chosenOf(filters, choice).map((value): Chip => ({ kind: 'choice', choice, value })),
  ),
  ...RANGES.flatMap((name): Chip[] => {
    const range = filters.ranges[name];
    if (range?.least === undefined && range?.most === undefined) return [];
    return [{ kind: 'range', name, range }];
  }),
];

/** Removes one of them. */
export const withoutChip = (filters: Filters, chip: Chip): Filters =>
  chip.kind === 'range'
    ? withRange(filters, chip.name, { least: undefined, most: undefined })
    : withChoice(
        filters,
        chip.choice,
        chosenOf(filters, chip.choice).filter((value) => value !== chip.value),
      );
