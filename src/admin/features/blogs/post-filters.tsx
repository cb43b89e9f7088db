/** The filters of the list of posts; each change goes into the address. */
import { among, choicesOf, FilterChoice, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import { PUBLICATION_NAMES } from '#domain/trade-words.ts';
import { POST_SORTS, type PostSearch } from './post-search.ts';

interface Props {
  search: PostSearch;
  onChange: (change: Partial<PostSearch>) => void;
}

const STATUSES = choicesOf(PUBLICATION_NAMES);
/** Not a status, and yet where people look for it. */
const DELETED = 'deleted';
const SORTS = sortChoices(POST_SORTS);

export const PostFilters = ({ search, onChange }: Props) => (
  <>
    <FilterChoice
      name="Status"
      none="Any"
      value={search.deleted ? DELETED : search.status}
      choices={[...STATUSES, [DELETED, 'Deleted']]}
      onChange={(status) =>
        onChange({
          status: among(STATUSES, status),
          // What is deleted has an order of its own, in which titles cannot be searched.
          ...(status === DELETED ? { deleted: true, q: undefined } : { deleted: undefined }),
        })
      }
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
