/** Bulk actions for customers: tags and export. Profiles belong to the customers and are not edited here. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { tagCustomers, untagCustomers } from './actions/tag-customers.ts';
import type { TagChange } from './model/tagging.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import type { DocumentList } from '#admin/shell/list/use-document-list.ts';
import { queries } from '#admin/shell/queries.ts';
import { formatCount } from '#core/format.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { customerQuery, type CustomersSearch } from './customers-search.ts';
import { ExportCustomers } from './export-customers.tsx';
import { TagDialog } from './tag-dialog.tsx';

interface Props {
  selection: Selection;
  search: CustomersSearch;
  list: DocumentList<WebUser>;
}

type TagAction = 'add' | 'remove';

export function CustomerBulk({ selection, search, list }: Props) {
  const [action, setAction] = useState<TagAction>();
  const selected = list.rows.filter(({ id }) => selection.rows[id] === true);

  function tag(change: TagChange): void {
    const targets = selection.isAll ? customerQuery(search) : { ids: selection.ids };
    setAction(undefined);
    selection.clear();
    void startBulk({
      label: 'add' in change ? 'Adding tag' : 'Removing tag',
      things: 'customers',
      total: selection.count,
      pathOf: (id) => `/customers/${id}`,
      run: (options) => tagCustomers(targets, change, options),
      undo: (result, options) => untagCustomers(result, change, options),
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(webUserKind) }),
    });
  }
  const button = (label: string, to: TagAction) => (
    <Button onClick={() => setAction(to)}>{label}</Button>
  );
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
        {button('Add tag', 'add')}
        {button('Remove tag', 'remove')}
        <ExportCustomers
          of={selection.isAll ? customerQuery(search) : { rows: selected }}
          label={`Export ${formatCount(selection.isAll ? selection.count : selected.length)} selected`}
        />
      </BulkBar>
      {action && (
        <TagDialog
          action={action}
          count={selection.count}
          onChoose={(name) => tag(action === 'add' ? { add: name } : { remove: name })}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
