/** Bulk actions for customers: tags and export. Profiles belong to the customers and are not edited here. */
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { tagCustomers, untagCustomers } from './actions/tag-customers.ts';
import type { TagChange } from './model/tagging.ts';
import { listKey, type DocumentList } from '#admin/shell/list/use-document-list.ts';
import { queries } from '#admin/shell/queries.ts';
import { formatCount } from '#core/format.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { wantedBy, type CustomersSearch } from './customers-search.ts';
import { ExportButton } from './export-button.tsx';
import { TagDialog } from './tag-dialog.tsx';

interface Props {
  selection: Selection;
  search: CustomersSearch;
  list: DocumentList<WebUser>;
}

type Way = 'add' | 'remove';

export function CustomerBulk({ selection, search, list }: Props) {
  const [way, setWay] = useState<Way>();
  const selected = list.rows.filter(({ id }) => selection.rows[id] === true);

  function tag(change: TagChange): void {
    const targets = selection.isAll ? wantedBy(search) : { ids: selection.ids };
    setWay(undefined);
    selection.clear();
    void startBulk({
      words: 'add' in change ? 'Adding tag' : 'Removing tag',
      things: 'customers',
      total: selection.count,
      pathOf: (id) => `/customers/${id}`,
      run: (telling) => tagCustomers(targets, change, telling),
      undo: (result, telling) => untagCustomers(result, change, telling),
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(webUserKind) }),
    });
  }
  const button = (words: string, to: Way) => (
    <button type="button" className="btn btn-small btn-secondary" onClick={() => setWay(to)}>
      {words}
    </button>
  );
  return (
    <>
      <BulkBar
        selection={selection}
        things="customers"
        loaded={list.rows.length}
        total={list.total}
        // What words have found is no list of the database.
        mayTakeAll={search.q === undefined}
      >
        {button('Add tag', 'add')}
        {button('Remove tag', 'remove')}
        <ExportButton
          of={selection.isAll ? wantedBy(search) : { rows: selected }}
          what={`${formatCount(selection.isAll ? selection.count : selected.length)} selected`}
        />
      </BulkBar>
      {way && (
        <TagDialog
          way={way}
          count={selection.count}
          onChoose={(words) => tag(way === 'add' ? { add: words } : { remove: words })}
          onClose={() => setWay(undefined)}
        />
      )}
    </>
  );
}
