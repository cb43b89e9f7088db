/** Bulk actions for customers: tags, approval and export. Profiles belong to the customers and are not edited here. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { startBulk, type Bulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import {
  approveCustomers,
  tagCustomers,
  untagCustomers,
  withdrawApproval,
} from './actions/change-records.ts';
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

  const targets = selection.isAll ? customerQuery(search) : { ids: selection.ids };

  function start(edit: Pick<Bulk, 'label' | 'run' | 'undo'>): void {
    selection.clear();
    void startBulk({
      ...edit,
      things: 'customers',
      total: selection.count,
      pathOf: (id) => `/customers/${id}`,
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(webUserKind) }),
    });
  }
  function tag(change: TagChange): void {
    setAction(undefined);
    start({
      label: 'add' in change ? 'Adding tag' : 'Removing tag',
      run: (options) => tagCustomers(targets, change, options),
      undo: (result, options) => untagCustomers(result, change, options),
    });
  }
  const approve = () =>
    start({
      label: 'Approving',
      run: (options) => approveCustomers(targets, options),
      undo: withdrawApproval,
    });
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
        {search.approval !== undefined && <Button onClick={approve}>Approve</Button>}
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
