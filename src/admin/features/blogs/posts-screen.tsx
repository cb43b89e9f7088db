/** The list of posts: searched by the beginning of titles, filtered, sorted, selected. */
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSelection } from '#admin/shell/bulk/use-selection.ts';
import { ColumnChoice, useColumnChoice } from '#admin/shell/list/column-choice.tsx';
import { DataTable } from '#admin/shell/list/data-table.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import {
  ClearFilters,
  ListEmpty,
  ListFailed,
  ListLoading,
} from '#admin/shell/list/list-states.tsx';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatCount } from '#core/format.ts';
import { blogKind } from '#schema/blog.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { PostBulk } from './post-bulk.tsx';
import { OPTIONAL_COLUMNS, POST_COLUMNS, postCard, postName } from './post-columns.tsx';
import { postFilters, PostSort } from './post-filters.tsx';
import { askedBy } from './asked-posts.ts';
import { isFiltered, type PostSearch } from './post-search.ts';

const route = getRouteApi('/blogs');

const write = (
  <Link to="/blogs/$id" params={{ id: 'new' }} className="btn btn-small btn-primary">
    Write a post
  </Link>
);

export function PostsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const asked = useMemo(() => askedBy(search), [search]);
  const list = useDocumentList(blogKind, STAFF_LISTS.posts, asked);
  const [visible, setVisible] = useColumnChoice('posts');
  const selection = useSelection(JSON.stringify(search), list);
  const change = (made: Partial<PostSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...made }), replace: true });
  const count = list.total === undefined ? '' : ` (${formatCount(list.total)})`;
  return (
    <Screen title={`Glam Buzz${count}`} actions={write}>
      <ListBar
        search={
          <SearchField
            label="Search posts"
            placeholder="Title starts with…"
            value={search.q}
            onChange={(q) => change({ q, ...(q !== undefined && { deleted: undefined }) })}
          />
        }
        filters={postFilters(search, change)}
        onClear={() => change({ status: undefined, deleted: undefined })}
      >
        <PostSort search={search} onChange={change} />
        <ColumnChoice columns={OPTIONAL_COLUMNS} visible={visible} onChange={setVisible} />
      </ListBar>
      {list.state === 'loading' && <ListLoading />}
      {list.state === 'failed' && <ListFailed words={list.error} again={list.again} />}
      {list.state === 'ready' && list.rows.length === 0 && (
        <ListEmpty words={isFiltered(search) ? 'No posts match.' : 'No posts yet.'}>
          {isFiltered(search) ? (
            <ClearFilters onClear={() => void navigate({ search: {} })} />
          ) : (
            write
          )}
        </ListEmpty>
      )}
      {list.rows.length > 0 && (
        <>
          <PostBulk selection={selection} rows={list.rows} total={list.total} search={search} />
          <DataTable
            label="Posts"
            columns={POST_COLUMNS}
            card={postCard}
            nameOf={postName}
            list={list}
            visible={visible}
            selection={selection}
          />
        </>
      )}
    </Screen>
  );
}
