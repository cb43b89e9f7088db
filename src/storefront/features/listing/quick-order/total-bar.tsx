/** The running total of the order list, at the bottom of the window while the table is in view. */
import { Button } from '#ui/react/button.tsx';
import { orderListPath } from '#core/paths.ts';
import type { Change } from './change-order-list.ts';

interface Props {
  totals: readonly string[];
  isEmpty: boolean;
  /** The last change with an undo. */
  undoable: Change | undefined;
  onUndo: () => void;
}

export function TotalBar({ totals, isEmpty, undoable, onUndo }: Props) {
  return (
    <div className="sticky bottom-0 border-t border-line bg-paper py-2.5" data-total>
      {undoable && (
        <p className="flex items-center justify-between gap-3 pb-1 text-sm/body">
          {undoable.message}
          <Button kind="quiet" size="small" onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        {isEmpty ? (
          <p className="text-sm/body text-ink-soft">
            Enter quantities to add designs to your order list.
          </p>
        ) : (
          <p className="text-xs/body font-medium sm:text-sm/body">{totals.join(' · ')}</p>
        )}
        <a
          className="btn btn-small flex-none btn-primary"
          href={orderListPath()}
          data-act="order-list"
        >
          Order list
        </a>
      </div>
    </div>
  );
}
