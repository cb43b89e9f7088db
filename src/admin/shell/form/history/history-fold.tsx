/** What became of a thing, folded up below its form; read when it is opened. */
import { lazy, Suspense, useState } from 'react';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { ListLoading } from '#admin/shell/list/list-states.tsx';
import type { FormValues } from '#domain/editing/form-values.ts';

const HistoryList = lazy(async () => {
  const { HistoryList: list } = await import('./history-list.tsx');
  return { default: list };
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
    <details
      className="admin-card admin-history"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>History</summary>
      {isOpen && (
        <Suspense fallback={<ListLoading />}>
          <HistoryList {...props} />
        </Suspense>
      )}
    </details>
  );
}
