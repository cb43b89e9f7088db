/** Which pages are looked over, and for what; each change goes into the address. */
import { GAP_WORDS } from '#domain/seo-gaps.ts';
import { readGapSearch, type GapSearch } from './seo-search.ts';

interface Props {
  search: GapSearch;
  onChange: (search: GapSearch) => void;
}

export const GapFilters = ({ search, onChange }: Props) => (
  <>
    <label>
      <span>Pages of</span>
      <select
        className="admin-control control"
        value={search.of ?? ''}
        onChange={({ target }) => onChange(readGapSearch({ ...search, of: target.value }))}
      >
        <option value="">Products</option>
        <option value="categories">Categories</option>
        <option value="posts">Posts</option>
      </select>
    </label>
    <label>
      <span>That have</span>
      <select
        className="admin-control control"
        value={search.gap ?? ''}
        onChange={({ target }) => onChange(readGapSearch({ ...search, gap: target.value }))}
      >
        <option value="">Anything lacking</option>
        {Object.entries(GAP_WORDS).map(([gap, words]) => (
          <option key={gap} value={gap}>
            {words}
          </option>
        ))}
      </select>
    </label>
  </>
);
