/** A button that shows when its work is under way, and cannot be pressed again before it is done. */
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  isBusy: boolean;
  /** What is read out meanwhile. */
  busyWords: string;
}

/** It keeps focus, name and width while it is busy; a form must still look at its own work (`useWork`). */
export const BusyButton = ({ isBusy, busyWords, type, onClick, children, ...rest }: Props) => (
  <>
    <button
      type={type ?? 'button'}
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span>{children}</span>
    </button>
    <span role="status" className="form-unseen">
      {isBusy ? busyWords : ''}
    </span>
  </>
);
