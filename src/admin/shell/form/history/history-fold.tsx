/** Collapsed change history below a form; loaded when opened. */
import { useState } from 'react';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { ListLoading } from '#admin/shell/list/list-states.tsx';
import type { FormValues } from '#core/editing/form-values.ts';
import { CARD, FOLD } from '#admin/shell/look/classes.ts';

const HistoryList = lazyPart(async () => (await import('./history-list.tsx')).HistoryList, {
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
  /** Called with old values to be saved again. */
  onRestore: (values: FormValues) => void;
}

export function HistoryFold(props: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={CARD} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={FOLD}>History</summary>
      {isOpen && <HistoryList {...props} />}
    </details>
  );
}
