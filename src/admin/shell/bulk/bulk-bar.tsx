/** What can be done with the selected rows; all of a list can be selected, loaded or not. */
import type { ReactNode } from 'react';
import { formatCount } from '#core/format.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  /** How many rows are loaded, and how many there are. */
  loaded: number;
  total: number | undefined;
  /** Whether the change can go beyond what is loaded. */
  mayTakeAll: boolean;
  /** `products` */
  things: string;
  children: ReactNode;
}

export function BulkBar({ selection, loaded, total, mayTakeAll, things, children }: Props) {
  const { count, isAll, ids } = selection;
  const words = isAll
    ? `All ${formatCount(count)} ${things} are selected`
    : `${formatCount(count)} selected`;
  const offersAll =
    mayTakeAll && !isAll && ids.length === loaded && total !== undefined && total > loaded;
  // The line that is read aloud is there before it says something: what appears with its words is not heard.
  return (
    <div
      role={count > 0 ? 'region' : undefined}
      aria-label={count > 0 ? 'Selected' : undefined}
      // On a phone, where nothing is selected, the boxes say it themselves.
      className={`flex flex-wrap items-center gap-2 ${count === 0 ? 'lg:mb-2 lg:min-h-10' : 'mb-2 min-h-10'}`}
    >
      <p
        role="status"
        // What is said later takes no room before.
        className={`font-medium empty:-me-2 ${isAll ? 'border-s-3 border-gold bg-wash px-3 py-1' : ''}`}
      >
        {count > 0 && words}
      </p>
      {count === 0 && (
        <span className="text-sm text-ink-soft max-lg:hidden">
          Select {things} to edit in bulk.
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
          <button type="button" className="btn btn-small btn-quiet" onClick={selection.clear}>
            Clear selection
          </button>
        </>
      )}
    </div>
  );
}
