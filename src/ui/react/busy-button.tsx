/** A button with a busy state, which cannot be pressed again until the work is done. */
import type { ComponentProps } from 'react';

/** The label keeps its space, and stays available to screen readers. */
const SPINNER =
  'aria-busy:relative aria-busy:cursor-progress aria-busy:*:opacity-0 aria-busy:after:absolute aria-busy:after:inset-0 aria-busy:after:m-auto aria-busy:after:size-5 aria-busy:after:animate-spin aria-busy:after:rounded-full aria-busy:after:border-2 aria-busy:after:border-current aria-busy:after:border-e-transparent';

interface Props extends ComponentProps<'button'> {
  isBusy: boolean;
  /** Announced while busy. */
  busyLabel: string;
  /** Without a box; the label stays visible. */
  isText?: boolean;
}

/** Keeps focus, name and width while busy; forms still need `useTask` against double submits. */
export const BusyButton = ({
  isBusy,
  busyLabel,
  isText = false,
  className,
  type,
  onClick,
  children,
  ...rest
}: Props) => (
  <>
    <button
      type={type ?? 'button'}
      {...rest}
      className={isText ? className : `${className ?? ''} ${SPINNER}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span>{children}</span>
    </button>
    <span role="status" className="sr-only">
      {isBusy ? busyLabel : ''}
    </span>
  </>
);
