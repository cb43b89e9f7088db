/** Which pages are checked, and for which issue; each change goes into the address. */
import { choicesOf, FilterChoice } from '#admin/shell/list/filter-choice.tsx';
import { GAP_WORDS } from '#domain/seo-gaps.ts';
import { readGapSearch, type GapSearch } from './seo-search.ts';

interface Props {
  search: GapSearch;
  onChange: (search: GapSearch) => void;
}

const OTHERS = [
  ['categories', 'Categories'],
  ['posts', 'Posts'],
  ['pages', 'Content pages'],
] as const;
const GAPS = choicesOf(GAP_WORDS);

export const GapFilters = ({ search, onChange }: Props) => (
  <>
    <FilterChoice
      name="Type"
      none="Products"
      value={search.of}
      choices={OTHERS}
      onChange={(of) => onChange(readGapSearch({ ...search, of }))}
    />
    <FilterChoice
      name="Issue"
      none="Any issue"
      value={search.gap}
      choices={GAPS}
      onChange={(gap) => onChange(readGapSearch({ ...search, gap }))}
    />
  </>
);
