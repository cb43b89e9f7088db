/** Bulk actions for selected rows; a whole list can be selected, loaded or not. */
import { Button } from '#admin/shell/button.tsx';
import type { ReactNode } from 'react';
import { formatCount } from '#core/format.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  /** Number of loaded rows, and of all rows. */
  loaded: number;
  total: number | undefined;
  /** Whether actions can include rows that are not loaded. */
  mayTakeAll: boolean;
  /** For example `products`. */
  things: string;
  /** What the selection is for. */
  purpose?: string;
  children: ReactNode;
}

export function BulkBar({
  selection,
  loaded,
  total,
  mayTakeAll,
  things,
  purpose = 'edit in bulk',
  children,
}: Props) {
  const { count, isAll, ids } = selection;
  const text = isAll
    ? `All ${formatCount(count)} ${things} are selected`
    : `${formatCount(count)} selected`;
  const offersAll =
    mayTakeAll && !isAll && ids.length === loaded && total !== undefined && total > loaded;
  // The status element exists before it has text, because screen readers don't announce new elements.
  return (
    <div
      role={count > 0 ? 'region' : undefined}
      aria-label={count > 0 ? 'Selected' : undefined}
      // On phones without a selection, the checkboxes are enough.
      className={`flex flex-wrap items-center gap-2 ${count === 0 ? 'lg:mb-2 lg:min-h-10' : 'mb-2 min-h-10'}`}
    >
      <p
        role="status"
        // Takes no space while empty.
        className={`font-medium empty:-me-2 ${isAll ? 'border-s-3 border-gold bg-wash px-3 py-1' : ''}`}
      >
        {count > 0 && text}
      </p>
      {count === 0 && (
        <span className="text-sm text-ink-soft max-lg:hidden">
          Select {things} to {purpose}.
        </span>
      )}
      {count > 0 && (
        <>
          {offersAll && (
            <button type="button" className="link" onClick={selection.selectAll}>
              Select all {formatCount(total)} {things}
            </button>
          )}
          {children}
          <Button kind="quiet" onClick={selection.clear}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}
