/** Shown when no design matches the filters. */
import { Button } from '#ui/react/button.tsx';
import { EmptyState } from '#ui/react/empty-state.tsx';

/** @param onClear removes all filters; missing if none is set */
export const NothingFits = ({ onClear }: { onClear?: (() => void) | undefined }) => (
  <EmptyState title="No designs match these filters" text="Remove a filter or clear them all.">
    {onClear && (
      <Button kind="secondary" onClick={onClear}>
        Clear filters
      </Button>
    )}
  </EmptyState>
);
