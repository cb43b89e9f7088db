/** Bulk actions for customers: tags and export. Profiles belong to the customers and are not edited here. */
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import type { TagsChange } from '#admin/shell/editing/change-tags.ts';
import { ExportButton } from '#admin/shell/export-button.tsx';
import { listKey, type DocumentList } from '#admin/shell/list/use-document-list.ts';
import { CONTROL, HINT, LABEL } from '#admin/shell/look/classes.ts';
import { queries } from '#admin/shell/queries.ts';
import { formatCount } from '#core/format.ts';
import { LONGEST_TAG } from '#schema/limits.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import type { ExportedCustomers } from './actions/collect-customers.ts';
import { tagCustomers, untagCustomers } from './actions/tag-customers.ts';
import { customerQuery, type CustomersSearch } from './customers-search.ts';

/** The code of the CSV file is loaded on demand. */
export const ExportCustomers = ({ of, label }: { of: ExportedCustomers; label: string }) => (
  <ExportButton
    label={label}
    things="customers"
    collect={async (onRead) => {
      const { collectCustomers } = await import('./actions/collect-customers.ts');
      return await collectCustomers(of, onRead);
    }}
  />
);

interface TagProps {
  mode: TagsChange;
  count: number;
  onChoose: (tag: string) => void;
  onClose: () => void;
}

function TagDialog({ mode, count, onChoose, onClose }: TagProps) {
  const [tag, setTag] = useState('');
  const who = `${formatCount(count)} ${count === 1 ? 'customer' : 'customers'}`;
  return (
    <Dialog
      title={mode === 'add' ? `Add tag to ${who}` : `Remove tag from ${who}`}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(tag.trim());
        }}
      >
        <label>
          <span className={LABEL}>Tag</span>
          <input
            className={CONTROL}
            required
            // The customer's page separates tags by commas.
            pattern="\s*[^\s,][^,]*"
            title="One tag, without commas"
            maxLength={LONGEST_TAG}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
        </label>
        <p className={HINT}>Only staff see tags.</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" kind="primary">
            {mode === 'add' ? 'Add tag' : 'Remove tag'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  );
}

interface Props {
  selection: Selection;
  search: CustomersSearch;
  list: DocumentList<WebUser>;
}

export function CustomerBulk({ selection, search, list }: Props) {
  const [mode, setMode] = useState<TagsChange>();
  const selected = list.rows.filter(({ id }) => selection.rows[id] === true);
  function change(tag: string, how: TagsChange): void {
    const targets = selection.isAll ? customerQuery(search) : { ids: selection.ids };
    setMode(undefined);
    selection.clear();
    void startBulk({
      label: how === 'add' ? 'Adding tag' : 'Removing tag',
      things: 'customers',
      total: selection.count,
      pathOf: (id) => `/customers/${id}`,
      run: (options) => tagCustomers(targets, { tag, mode: how }, options),
      undo: (result, options) => untagCustomers(result, { tag, mode: how }, options),
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(webUserKind) }),
    });
  }
  return (
    <>
      <BulkBar
        selection={selection}
        things="customers"
        loaded={list.rows.length}
        total={list.total}
        // Search results are no query of the database.
        mayTakeAll={search.q === undefined}
      >
        <Button onClick={() => setMode('add')}>Add tag</Button>
        <Button onClick={() => setMode('remove')}>Remove tag</Button>
        <ExportCustomers
          of={selection.isAll ? customerQuery(search) : { rows: selected }}
          label={`Export ${formatCount(selection.isAll ? selection.count : selected.length)} selected`}
        />
      </BulkBar>
      {mode && (
        <TagDialog
          mode={mode}
          count={selection.count}
          onChoose={(tag) => change(tag, mode)}
          onClose={() => setMode(undefined)}
        />
      )}
    </>
  );
}
