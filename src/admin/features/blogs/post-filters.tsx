/** The filters of the list of posts; each change goes into the address. */
import { POST_SORTS, readPostSearch, type PostSearch } from './post-search.ts';
import { SearchField } from '#admin/shell/list/search-field.tsx';

interface Props {
  search: PostSearch;
  onChange: (change: PostSearch) => void;
}

const SHOWN = [
  ['', 'All'],
  ['published', 'Published'],
  ['draft', 'Drafts'],
  ['scheduled', 'Scheduled'],
  ['archived', 'Archived'],
  ['deleted', 'Deleted'],
] as const;

export const PostFilters = ({ search, onChange }: Props) => (
  <>
    <SearchField
      label="Title begins with"
      value={search.q}
      onChange={(q) => onChange({ ...search, q })}
    />
    <label>
      <span>Shown</span>
      <select
        className="admin-control control"
        value={search.deleted ? 'deleted' : (search.status ?? '')}
        onChange={({ target: { value } }) => {
          const { q, sort } = search;
          const chosen = value === 'deleted' ? { deleted: true } : { status: value };
          onChange({ ...readPostSearch(chosen), q, sort });
        }}
      >
        {SHOWN.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
    {search.q === undefined && !search.deleted && (
      <label>
        <span>Sorted by</span>
        <select
          className="admin-control control"
          value={search.sort ?? 'saved'}
          onChange={({ target: { value } }) =>
            onChange({ ...search, sort: readPostSearch({ sort: value }).sort })
          }
        >
          {Object.entries(POST_SORTS).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )}
  </>
);
