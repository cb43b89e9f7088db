/** Bulk actions for edited documents: set one field, publish, archive, delete, restore. */
import { Button } from '#admin/shell/button.tsx';
import { useState, type ReactNode } from 'react';
import { bulkEdit } from '#admin/shell/actions/bulk-edit.ts';
import type { BulkTargets, Listed } from '#admin/shell/actions/bulk-targets.ts';
import type { BulkChange } from '#admin/shell/editing/plan-bulk.ts';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import type { ListOf } from '#admin/shell/list/use-paged-list.ts';
import { queries } from '#admin/shell/queries.ts';
import type { Editable } from '#core/editing/editable.ts';
import { BulkAction } from './bulk-action.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { useMayEdit } from '#admin/shell/role.ts';
import { startBulk } from './bulk-store.ts';
import type { Selection } from './use-selection.ts';

const CONFIRMATIONS = {
  archive: 'They are removed from the site the next time it is published. You can undo this.',
  delete:
    'They are removed from lists now and from the site the next time it is published. You can undo this, or restore them later: filter the list by status “Deleted”.',
} as const;

const NO_SPECS: readonly FieldSpec[] = [];

interface Props<Row extends { id: string }> {
  /** For example `products`. */
  things: string;
  editable: Editable;
  /** Fields that can be edited in bulk. */
  specs?: readonly FieldSpec[];
  selection: Selection;
  list: ListOf<Row>;
  /** The whole list, in an order that the change does not affect; undefined for search results. */
  all: Listed | undefined;
  /** Whether the list shows deleted items. */
  isDeleted: boolean | undefined;
  nameOf: (row: Row) => string;
  /** Path of an item's screen. */
  pathOf: (id: string) => string;
  /** Other bulk actions of these items. */
  actions?: (targets: BulkTargets) => ReactNode;
}

export function DocumentBulk<Row extends { id: string }>(props: Props<Row>) {
  const { things, editable, specs = NO_SPECS, selection, list, all, nameOf, pathOf } = props;
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useMayEdit(editable);
  const targets = selection.isAll && all ? all : { ids: selection.ids };
  function start(label: string, change: BulkChange): void {
    const names = new Map(list.rows.map((row) => [row.id, nameOf(row)]));
    setEditing(false);
    selection.clear();
    void startBulk({
      label,
      things,
      total: selection.count,
      pathOf,
      nameOf: (id) => names.get(id),
      run: (options) => bulkEdit(editable, { targets, change }, options),
      onWritten: () =>
        void queries.invalidateQueries({ queryKey: listKey(editable.parts[0].kind) }),
    });
  }
  const action = (name: string, label: string, change: BulkChange, confirmation?: string) => (
    <BulkAction
      name={name}
      things={things}
      count={selection.count}
      confirmation={confirmation}
      onDo={() => start(label, change)}
    />
  );
  const withStatus = (status: string) => (form: object) => ({ ...form, status });
  return (
    <>
      <BulkBar
        selection={selection}
        things={things}
        loaded={list.rows.length}
        total={list.total}
        mayTakeAll={all !== undefined}
      >
        {!mayEdit ? (
          props.actions?.(targets)
        ) : props.isDeleted ? (
          action('Restore', 'Restoring', 'restore')
        ) : (
          <>
            {specs.length > 0 && <Button onClick={() => setEditing(true)}>Edit a field</Button>}
            {props.actions?.(targets)}
            {action('Publish', 'Publishing', withStatus('published'))}
            {action('Archive', 'Archiving', withStatus('archived'), CONFIRMATIONS.archive)}
            {action('Delete', 'Deleting', 'delete', CONFIRMATIONS.delete)}
          </>
        )}
      </BulkBar>
      {isEditing && (
        <BulkEditDialog
          things={things}
          count={selection.count}
          specs={specs}
          onChange={(made) => start('Changing', made)}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
