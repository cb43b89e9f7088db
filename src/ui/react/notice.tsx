/** A question at the foot of the page, above nothing that is needed: read out politely, it takes no focus by itself. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

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
        {/* Hidden first, so that they take their room from the start. */}
        <div className={told ? undefined : 'invisible'}>{words}</div>
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
