/** The post list: search by title prefix, filters, sorting, selection. */
import { buttonClass } from '#ui/button-class.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { DocumentBulk } from '#admin/shell/bulk/document-bulk.tsx';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { sortChoices } from '#admin/shell/list/sort-choice.tsx';
import { statusFilter } from '#admin/shell/list/status-filter.tsx';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import { blogKind } from '#schema/blog.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { POST_COLUMNS, postCard, postName } from './post-columns.tsx';
import { bulkPostQuery, POST_SORTS, postQuery, type PostSearch } from './post-search.ts';

const route = getRouteApi('/blogs');

const SORTS = sortChoices(POST_SORTS);

/** Search results are sorted by title, deleted posts by date deleted. */
function fixedIn({ q, deleted }: PostSearch): string | undefined {
  if (q !== undefined) return 'Search results are sorted by title.';
  return deleted ? 'Deleted posts are sorted by date deleted.' : undefined;
}

const write = (
  <Link to="/blogs/$id" params={{ id: 'new' }} className={buttonClass('primary', 'small')}>
    Write a post
  </Link>
);

export function PostsScreen() {
  const search = route.useSearch();
  const list = useDocumentList(blogKind, STAFF_LISTS.posts, postQuery(search));
  return (
    <DocumentListScreen
      title="Glam Buzz"
      things="posts"
      actions={write}
      first={write}
      list={list}
      search={search}
      placeholder="Title starts with…"
      // Deleted posts are sorted by date deleted, so titles can't be searched.
      onText={(q) => (q === undefined ? {} : { deleted: undefined })}
      filters={[statusFilter(search, { q: undefined })]}
      sort={{ value: search.sort ?? 'saved', choices: SORTS, fixed: fixedIn(search) }}
      columns={POST_COLUMNS}
      card={postCard}
      nameOf={postName}
      bulk={(selection) => (
        <DocumentBulk
          things="posts"
          editable={editablePost}
          selection={selection}
          list={list}
          all={{ list: STAFF_LISTS.posts, query: bulkPostQuery(search) }}
          isDeleted={search.deleted}
          nameOf={postName}
          pathOf={(id) => `/blogs/${id}`}
        />
      )}
    />
  );
}
