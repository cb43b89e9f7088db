/** Shown when no design matches the filters. */
import { EmptyState } from '#ui/react/empty-state.tsx';
import { buttonClass } from '#ui/button-class.ts';

/** @param onClear takes all filters away; absent where none is set */
export const NothingFits = ({ onClear }: { onClear?: (() => void) | undefined }) => (
  <EmptyState title="No designs match these filters" text="Remove a filter or clear them all.">
    {onClear && (
      <button type="button" className={buttonClass('secondary', 'normal')} onClick={onClear}>
        Clear filters
      </button>
    )}
  </EmptyState>
);
