/** Columns of the post list; the status shown is that on the live site. */
import { Link } from '@tanstack/react-router';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import { LiveState } from '#admin/shell/publishing/live-state.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { ROW_CARD_LINK, CARD_PICTURE, PIECE, PIECE_LINK } from '#admin/shell/look/classes.ts';

export type PostRow = DecodedDocument<Blog>;

export const postName = (row: PostRow): string => (row.success ? row.value.title : row.id);

function Title({ row }: { row: PostRow }) {
  return (
    <div className={PIECE}>
      <Thumbnail image={row.success ? row.value.cover : undefined} />
      <Link to="/blogs/$id" params={{ id: row.id }} className={PIECE_LINK}>
        {postName(row)}
      </Link>
    </div>
  );
}

const Status = ({ row }: { row: PostRow }) => (
  <LiveState
    path={`${blogKind.collection}/${row.id}`}
    document={row.success ? row.value : undefined}
  />
);

/** A post as a card, for narrow screens. */
export const postCard = (row: PostRow): CardParts => ({
  image: (
    <Thumbnail
      image={row.success ? row.value.cover : undefined}
      size={56}
      className={CARD_PICTURE}
    />
  ),
  title: (
    <Link to="/blogs/$id" params={{ id: row.id }} className={ROW_CARD_LINK}>
      {postName(row)}
    </Link>
  ),
  chip: <Status row={row} />,
  lines: row.success
    ? [
        row.value.author,
        row.value.publishAt === undefined ? '' : formatShortMoment(row.value.publishAt),
      ]
    : [],
});

export const POST_COLUMNS: Column<PostRow>[] = [
  { id: 'piece', header: 'Post', cell: (row) => <Title row={row} /> },
  { id: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
  documentColumn('day', 'Date', ({ publishAt }: Blog) =>
    publishAt === undefined ? '' : formatShortMoment(publishAt),
  ),
  documentColumn('author', 'Author', ({ author }: Blog) => author),
  documentColumn('tags', 'Tags', ({ tags }: Blog) => tags.join(', ')),
  documentColumn('saved', 'Updated', ({ updatedAt }: Blog) => formatShortMoment(updatedAt)),
];
