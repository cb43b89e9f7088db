/** The values of a filter in the order in which they are offered. */
import type { CategoryLink } from '#core/catalogue.ts';
import { SIZE_SYSTEM_NAMES, sizeNumber } from '#core/sizes/normalize-size.ts';
import { SIZE_SYSTEMS, sizeProblem, type SizeSystem } from '#schema/size-labels.ts';
import { valueName } from '#storefront/shared/listing/filter-labels.ts';
import type { Choice, Filtered, Filters } from '#storefront/shared/listing/filters.ts';
import { isChosen } from './choose.ts';

export interface FilterOption {
  value: string;
  name: string;
  /** A heading above this and the following options, if there are several groups. */
  group?: string;
  count: number;
  chosen: boolean;
}

interface Given {
  filters: Filters;
  counts: Filtered['counts'];
  categories: readonly CategoryLink[];
}

/** Values that are numbers. */
const NUMBERED: ReadonlySet<Choice> = new Set(['microns', 'stonecount', 'length', 'width']);

const byNumber = (one: FilterOption, other: FilterOption): number =>
  one.value.localeCompare(other.value, 'en', { numeric: true });

/** The first system that has such a label; other labels are free text. */
const systemOf = ({ value }: FilterOption): SizeSystem =>
  SIZE_SYSTEMS.find((system) => sizeProblem(system, value) === undefined) ?? 'free';

/** From small to large in each system. */
function sizeOptions(options: readonly FilterOption[]): FilterOption[] {
  const groups = SIZE_SYSTEMS.flatMap((system) => {
    const own = options.filter((option) => systemOf(option) === system);
    const sorted =
      system === 'free'
        ? own.toSorted(byNumber)
        : own.toSorted((one, other) => sizeNumber(one.value) - sizeNumber(other.value));
    return own.length === 0 ? [] : [{ group: SIZE_SYSTEM_NAMES[system], sorted }];
  });
  return groups.flatMap(({ group, sorted }) =>
    groups.length === 1 ? sorted : sorted.map((option) => ({ ...option, group })),
  );
}

/**
 * Values with matches and selected ones; categories in the seller's order, sizes and numbers ascending, others by count.
 */
export function optionsOf(choice: Choice, { counts, filters, categories }: Given): FilterOption[] {
  const counted = counts[choice];
  const values = new Set([...counted.keys(), ...(filters.choices[choice] ?? [])]);
  const options = [...values].map((value) => ({
    value,
    name: valueName(choice, value, categories),
    count: counted.get(value) ?? 0,
    chosen: isChosen(filters, choice, value),
  }));
  if (choice === 'size') return sizeOptions(options);
  if (NUMBERED.has(choice)) return options.toSorted(byNumber);
  if (choice !== 'category' && choice !== 'subcategory') {
    return options.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  }
  const place = new Map(categories.map(({ id }, index) => [id, index]));
  const placeOf = ({ value }: FilterOption): number => place.get(value) ?? categories.length;
  return options.toSorted((a, b) => placeOf(a) - placeOf(b));
}
