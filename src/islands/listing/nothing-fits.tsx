/** Stands where the filters leave no piece over. */
import { EmptyState } from '#parts/empty-state.tsx';
import { buttonClass } from '#ui/button-class.ts';

/** @param onClear takes all filters away; absent where none is set */
export const NothingFits = ({ onClear }: { onClear?: (() => void) | undefined }) => (
  <EmptyState title="Nothing fits all of this" text="Take a filter away, or begin again.">
    {onClear && (
      <button type="button" className={buttonClass('secondary', 'normal')} onClick={onClear}>
        Clear all filters
      </button>
    )}
  </EmptyState>
);
