/** Which pages are checked, and for which issue; each change goes into the address. */
import { choicesOf } from '#admin/shell/list/filter-choice.tsx';
import { choiceFilter, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { GAP_WORDS } from './model/seo-gaps.ts';
import { readGapSearch, type GapSearch } from './seo-search.ts';

type Change = (search: GapSearch) => void;

const OTHERS = [
  ['categories', 'Categories'],
  ['posts', 'Posts'],
  ['pages', 'Content pages'],
] as const;
const GAPS = choicesOf(GAP_WORDS);

export const gapFilters = (search: GapSearch, onChange: Change): ListFilter[] => [
  choiceFilter({
    name: 'Type',
    none: 'Products',
    value: search.of,
    choices: OTHERS,
    onChange: (of) => onChange(readGapSearch({ ...search, of })),
  }),
  choiceFilter({
    name: 'Issue',
    none: 'Any issue',
    value: search.gap,
    choices: GAPS,
    onChange: (gap) => onChange(readGapSearch({ ...search, gap })),
  }),
];
