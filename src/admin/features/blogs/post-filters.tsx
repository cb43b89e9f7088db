/** The filters of the list of posts; each change goes into the address. */
import { among, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import type { ListFilter } from '#admin/shell/list/list-filter.tsx';
import { SortChoice } from '#admin/shell/list/sort-choice.tsx';
import { statusFilter } from '#admin/shell/list/status-filter.tsx';
import { POST_SORTS } from './asked-posts.ts';
import type { PostSearch } from './post-search.ts';

type Change = (change: Partial<PostSearch>) => void;

const SORTS = sortChoices(POST_SORTS);

export const postFilters = (search: PostSearch, onChange: Change): ListFilter[] => [
  // Deleted posts are sorted by date deleted, in which titles can't be searched.
  statusFilter(search, (chosen) =>
    onChange({ ...chosen, ...(chosen.deleted && { q: undefined }) }),
  ),
];

/** Search results are sorted by title, deleted posts by date deleted. */
const fixedIn = ({ q, deleted }: PostSearch): string | undefined => {
  if (q !== undefined) return 'Search results are sorted by title.';
  return deleted ? 'Deleted posts are sorted by date deleted.' : undefined;
};

export const PostSort = ({ search, onChange }: { search: PostSearch; onChange: Change }) => (
  <SortChoice
    value={search.sort ?? 'saved'}
    choices={SORTS}
    fixed={fixedIn(search)}
    onChange={(sort) => onChange({ sort: among(SORTS, sort) })}
  />
);
