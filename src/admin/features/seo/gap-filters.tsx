/** Which pages are checked, and for which issue; each change goes into the URL. */
import { choiceFilter, choicesOf, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { GAP_LABELS } from './model/seo-gaps.ts';
import type { GapSearch } from './seo-search.ts';

const OTHERS = [
  ['categories', 'Categories'],
  ['posts', 'Posts'],
  ['pages', 'Content pages'],
] as const;
const GAPS = choicesOf(GAP_LABELS);

export const gapFilters = (search: GapSearch): ListFilter<GapSearch>[] => [
  choiceFilter({
    name: 'Type',
    none: 'Products',
    value: search.of,
    choices: OTHERS,
    change: (of) => ({ of }),
  }),
  choiceFilter({
    name: 'Issue',
    none: 'Any issue',
    value: search.gap,
    choices: GAPS,
    change: (gap) => ({ gap }),
  }),
];
