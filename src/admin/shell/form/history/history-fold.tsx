/** What became of a thing, folded up below its form; read when it is opened. */
import { useState } from 'react';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { later } from '#admin/shell/later.tsx';
import { ListLoading } from '#admin/shell/list/list-states.tsx';
import type { FormValues } from '#core/editing/form-values.ts';
import { FOLD } from '#admin/shell/look/classes.ts';

const HistoryList = later(async () => (await import('./history-list.tsx')).HistoryList, {
  meanwhile: <ListLoading />,
  broken: (
    <p role="alert">
      The history couldn’t be loaded. Check your connection. It loads again automatically.
    </p>
  ),
});

export interface HistoryProps {
  editor: Editor;
  specs: readonly FieldSpec[];
  /** Called with values that are to be saved over the present ones. */
  onPutBack: (values: FormValues) => void;
}

export function HistoryFold(props: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="admin-card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={FOLD}>History</summary>
      {isOpen && <HistoryList {...props} />}
    </details>
  );
}
