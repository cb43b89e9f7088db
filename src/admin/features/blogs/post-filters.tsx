/** The filters of the list of posts; each change goes into the address. */
import { among, FilterChoice, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import { StatusFilter } from '#admin/shell/list/status-filter.tsx';
import { POST_SORTS } from './asked-posts.ts';
import type { PostSearch } from './post-search.ts';

interface Props {
  search: PostSearch;
  onChange: (change: Partial<PostSearch>) => void;
}

const SORTS = sortChoices(POST_SORTS);

export const PostFilters = ({ search, onChange }: Props) => (
  <>
    <StatusFilter
      value={search}
      // What is deleted has an order of its own, in which titles cannot be searched.
      onChange={(chosen) => onChange({ ...chosen, ...(chosen.deleted && { q: undefined }) })}
    />
    {/* What is searched is in the order of titles, what is deleted in that of its end. */}
    {search.q === undefined && !search.deleted && (
      <FilterChoice
        name="Sort"
        value={search.sort ?? 'saved'}
        choices={SORTS}
        onChange={(sort) => onChange({ sort: among(SORTS, sort) })}
      />
    )}
  </>
);
