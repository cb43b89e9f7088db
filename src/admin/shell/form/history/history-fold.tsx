/** Collapsed change history below a form; loaded when opened. */
import { useState } from 'react';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { ListLoading } from '#admin/shell/list/list-states.tsx';
import { CARD, FOLD } from '#admin/shell/look/classes.ts';
import type { HistoryProps } from './history-list.tsx';

const HistoryList = lazyPart(async () => (await import('./history-list.tsx')).HistoryList, {
  meanwhile: <ListLoading />,
  broken: (
    <p role="alert">
      The history couldn’t be loaded. Check your connection. It loads again automatically.
    </p>
  ),
});

export function HistoryFold(props: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={CARD} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={FOLD}>History</summary>
      {isOpen && <HistoryList {...props} />}
    </details>
  );
}
