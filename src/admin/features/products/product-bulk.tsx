/** What can be done with many products at once. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ASKS } from '#admin/shell/bulk/asked-first.ts';
import { BulkAction } from '#admin/shell/bulk/bulk-action.tsx';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { BulkEditDialog } from '#admin/shell/bulk/bulk-edit-dialog.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { bulkEdit } from '#admin/shell/actions/bulk-edit.ts';
import type { BulkChange } from '#admin/shell/editing/plan-bulk.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { nameWithSku, type ProductRow } from './product-columns.tsx';
import { askedInBulk, type ProductSearch } from './product-search.ts';
import { productSpecs } from './product-specs.ts';

interface Props {
  selection: Selection;
  search: ProductSearch;
  /** Those that are loaded. */
  rows: readonly ProductRow[];
  total: number | undefined;
}

const IN_BULK = productSpecs([]).filter(({ inBulk }) => inBulk);
const THINGS = 'products';

export function ProductBulk({ selection, search, rows, total }: Props) {
  const [isEditing, setEditing] = useState(false);
  const cache = useQueryClient();

  function change(words: string, made: BulkChange): void {
    const targets = selection.isAll
      ? { list: STAFF_LISTS.products, asked: askedInBulk(search) }
      : { ids: selection.ids };
    const names = new Map(rows.map((row) => [row.id, nameWithSku(row)]));
    setEditing(false);
    selection.clear();
    void startBulk({
      words,
      things: THINGS,
      total: selection.count,
      pathOf: (id) => `/products/${id}`,
      nameOf: (id) => names.get(id),
      run: (telling) => bulkEdit(editableProduct, { targets, change: made }, telling),
      onWritten: () => void cache.invalidateQueries({ queryKey: listKey(productKind) }),
    });
  }
  const action = (name: string, words: string, made: BulkChange, asks?: string) => (
    <BulkAction
      name={name}
      things={THINGS}
      count={selection.count}
      asks={asks}
      onDo={() => change(words, made)}
    />
  );
  const withStatus = (status: string) => (form: object) => ({ ...form, status });
  return (
    <>
      <BulkBar
        selection={selection}
        things={THINGS}
        loaded={rows.length}
        total={total}
        mayTakeAll={search.q === undefined}
      >
        {search.deleted ? (
          action('Restore', 'Restoring', 'restore')
        ) : (
          <>
            <button
              type="button"
              className="btn btn-small btn-secondary"
              onClick={() => setEditing(true)}
            >
              Edit a field
            </button>
            {action('Publish', 'Publishing', withStatus('published'))}
            {action('Archive', 'Archiving', withStatus('archived'), ASKS.archive)}
            {action('Delete', 'Deleting', 'delete', ASKS.delete)}
          </>
        )}
      </BulkBar>
      {isEditing && (
        <BulkEditDialog
          things={THINGS}
          count={selection.count}
          specs={IN_BULK}
          onChange={(made) => change('Changing', made)}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
