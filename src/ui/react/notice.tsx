/** A question at the foot of the page, above nothing that is needed: read out politely, it takes no focus by itself. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.css?url';

/** For the island that shows one. */
export const NOTICE_STYLESHEETS = [styles];

/** Tells the page's styles how high its notices are, in px, whenever that changes. */
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
  /** Names it to those who cannot see it. */
  label: string;
  /** What is read out. */
  words: ReactNode;
  /** Called on Escape and by the close button, which is there only with it. */
  onClose?: (() => void) | undefined;
  /** Only where a person has asked for it. */
  takesFocus?: boolean;
  /** What can be answered. */
  children: ReactNode;
}

export function Notice({ label, words, onClose, takesFocus = false, children }: Props) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<EventTarget | null>(null);
  useNoticesHeight();
  // A screen reader reads out what appears in a status later; often not what is there from the start.
  const [told, tell] = useState(false);
  useEffect(() => {
    const telling = setTimeout(() => tell(true));
    return () => clearTimeout(telling);
  }, []);
  // While it is still in the page, so that the focus is not lost with it.
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
      className="notice"
      aria-label={label}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          before.current = relatedTarget;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.();
      }}
    >
      <div role="status" className="notice-words">
        {/* Hidden first, so that they take their room from the start. */}
        <div style={{ visibility: told ? 'visible' : 'hidden' }}>{words}</div>
      </div>
      {onClose && (
        <button type="button" className="notice-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <div className="notice-answers">{children}</div>
    </section>
  );
}
