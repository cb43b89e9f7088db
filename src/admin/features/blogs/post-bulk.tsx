/** What can be done with many posts at once. */
import { useQueryClient } from '@tanstack/react-query';
import { ASKS } from '#admin/shell/bulk/asked-first.ts';
import { BulkAction } from '#admin/shell/bulk/bulk-action.tsx';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { bulkEdit } from '#admin/shell/actions/bulk-edit.ts';
import type { BulkChange } from '#admin/shell/editing/plan-bulk.ts';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import { blogKind } from '#schema/blog.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { postName, type PostRow } from './post-columns.tsx';
import { askedInBulk } from './asked-posts.ts';
import type { PostSearch } from './post-search.ts';

interface Props {
  selection: Selection;
  /** Those that are loaded. */
  rows: readonly PostRow[];
  total: number | undefined;
  search: PostSearch;
}

const THINGS = 'posts';

export function PostBulk({ selection, rows, total, search }: Props) {
  const cache = useQueryClient();
  function start(words: string, change: BulkChange): void {
    const { count } = selection;
    const targets = selection.isAll
      ? { list: STAFF_LISTS.posts, asked: askedInBulk(search) }
      : { ids: selection.ids };
    const names = new Map(rows.map((row) => [row.id, postName(row)]));
    selection.clear();
    void startBulk({
      words,
      things: THINGS,
      total: count,
      pathOf: (id) => `/blogs/${id}`,
      nameOf: (id) => names.get(id),
      run: (telling) => bulkEdit(editablePost, { targets, change }, telling),
      onWritten: () => void cache.invalidateQueries({ queryKey: listKey(blogKind) }),
    });
  }
  const action = (name: string, words: string, change: BulkChange, asks?: string) => (
    <BulkAction
      name={name}
      things={THINGS}
      count={selection.count}
      asks={asks}
      onDo={() => start(words, change)}
    />
  );
  const withStatus = (status: string) => (form: object) => ({ ...form, status });
  return (
    <BulkBar selection={selection} things={THINGS} loaded={rows.length} total={total} mayTakeAll>
      {search.deleted ? (
        action('Restore', 'Restoring', 'restore')
      ) : (
        <>
          {action('Publish', 'Publishing', withStatus('published'))}
          {action('Archive', 'Archiving', withStatus('archived'), ASKS.archive)}
          {action('Delete', 'Deleting', 'delete', ASKS.delete)}
        </>
      )}
    </BulkBar>
  );
}
