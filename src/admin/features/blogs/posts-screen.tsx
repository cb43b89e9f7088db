/** The post list: search by title prefix, filters, sorting, selection; the status is that on the live site. */
import { buttonClass } from '#ui/button-class.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { DocumentBulk } from '#admin/shell/bulk/document-bulk.tsx';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { sortChoices, statusFilter } from '#admin/shell/list/list-filter.tsx';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import { CARD_PICTURE, PIECE, PIECE_LINK, ROW_CARD_LINK } from '#admin/shell/look/classes.ts';
import { LiveState } from '#admin/shell/publishing/live-state.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { bulkPostQuery, POST_SORTS, postQuery, type PostSearch } from './post-search.ts';

type PostRow = DecodedDocument<Blog>;

const postName = (row: PostRow): string => (row.fits ? row.value.title : row.id);

function Title({ row }: { row: PostRow }) {
  return (
    <div className={PIECE}>
      <Thumbnail image={row.fits ? row.value.cover : undefined} />
      <Link to="/blogs/$id" params={{ id: row.id }} className={PIECE_LINK}>
        {postName(row)}
      </Link>
    </div>
  );
}

const Status = ({ row }: { row: PostRow }) => (
  <LiveState
    path={`${blogKind.collection}/${row.id}`}
    document={row.fits ? row.value : undefined}
  />
);

/** A post as a card, for narrow screens. */
const postCard = (row: PostRow): CardParts => ({
  image: (
    <Thumbnail image={row.fits ? row.value.cover : undefined} size={56} className={CARD_PICTURE} />
  ),
  title: (
    <Link to="/blogs/$id" params={{ id: row.id }} className={ROW_CARD_LINK}>
      {postName(row)}
    </Link>
  ),
  chip: <Status row={row} />,
  lines: row.fits
    ? [
        row.value.author,
        row.value.publishAt === undefined ? '' : formatShortMoment(row.value.publishAt),
      ]
    : [],
});

const POST_COLUMNS: Column<PostRow>[] = [
  { id: 'piece', header: 'Post', cell: (row) => <Title row={row} /> },
  { id: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
  documentColumn('day', 'Date', ({ publishAt }: Blog) =>
    publishAt === undefined ? '' : formatShortMoment(publishAt),
  ),
  documentColumn('author', 'Author', ({ author }: Blog) => author),
  documentColumn('tags', 'Tags', ({ tags }: Blog) => tags.join(', ')),
  documentColumn('saved', 'Updated', ({ updatedAt }: Blog) => formatShortMoment(updatedAt)),
];

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
