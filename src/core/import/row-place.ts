/** The category a row names. */
import { rejectionReason } from './column-names.ts';
import { showValue } from '#schema/problem.ts';
import type { RowContext } from './apply-rule.ts';
import type { CategoryPlace } from './draft.ts';
import type { RowProblem } from './row-problem.ts';
import { tidyLine } from './tidy-text.ts';

const PART = ' > ';

/** The row's category by the mapping; neither category nor problem if the mapping or the row has none. */
export function categoryPlaceOf({ row, cells, mapping: { categories } }: RowContext): {
  place?: CategoryPlace;
  problem?: RowProblem;
} {
  if (!categories) return {};
  const parts = categories.column.flatMap((column) => cells(column).split('>')).map(tidyLine);
  const named = parts.filter((part) => part !== '');
  const [category, subCategory] = named;
  if (category === undefined) return {};
  const path = named.join(PART);
  const mapped = Object.hasOwn(categories.names, path) ? categories.names[path] : undefined;
  if (mapped) return { place: mapped };
  if (categories.unlisted === 'create' && named.length <= 2)
    return { place: { category, subCategory } };
  const expected = 'expected a known category';
  return {
    problem: {
      row,
      column: categories.column.join(', '),
      actual: showValue(path),
      expected,
      remedy: 'Correct the name, or choose to add new categories.',
      reason: rejectionReason('category', expected),
    },
  };
}
