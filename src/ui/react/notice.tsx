/** A notice at the bottom of the page, announced politely and without taking the focus. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Sets the height of all notices as a CSS variable, in px. */
function useNoticesHeight(): void {
  useEffect(() => {
    const notices = document.getElementById('notices');
    const { style } = document.body;
    const watcher = new ResizeObserver(([entry]) => {
      style.setProperty('--notices-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (notices) watcher.observe(notices);
    return () => {
      watcher.disconnect();
      style.removeProperty('--notices-height');
    };
  }, []);
}

interface Props {
  /** Accessible name. */
  label: string;
  /** Announced text. */
  message: ReactNode;
  /** Called on Escape and by the close button; no close button without it. */
  onClose?: (() => void) | undefined;
  /** Only for notices that a person has opened. */
  takesFocus?: boolean;
  /** Actions. */
  children: ReactNode;
}

export function Notice({ label, message, onClose, takesFocus = false, children }: Props) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<EventTarget | null>(null);
  useNoticesHeight();
  // Screen readers announce text added to a status later, but often not its initial text.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true));
    return () => clearTimeout(timer);
  }, []);
  // Before it is removed from the page, so that the focus is not lost.
  useLayoutEffect(() => {
    const element = place.current;
    if (takesFocus) element?.querySelector('button')?.focus();
    return () => {
      const hadFocus = element?.contains(document.activeElement) === true;
      if (hadFocus && before.current instanceof HTMLElement) before.current.focus();
    };
  }, [takesFocus]);
  return (
    <section
      ref={place}
      className="relative mx-4 mb-4 grid w-[min(28rem,100%-2rem)] gap-3 rounded-md border border-line bg-paper px-5 py-4 lifted"
      aria-label={label}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          before.current = relatedTarget;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.();
      }}
    >
      <div role="status" className="pr-8">
        {/* Invisible first, so that it takes its space from the start. */}
        <div className={isAnnounced ? undefined : 'invisible'}>{message}</div>
      </div>
      {onClose && (
        <button
          type="button"
          className="absolute top-1 right-1 grid size-11 place-items-center"
          aria-label="Close"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
