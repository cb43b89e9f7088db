/** A dialog over the screen: focus goes in, stays, and comes back when it is closed. */
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  /** Called however it is closed: by its cross, by Escape, or by whoever takes it off the screen. */
  onClose: () => void;
  /** For tables and comparisons. */
  isWide?: boolean;
  children: ReactNode;
}

export function Dialog({ title, onClose, isWide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onEnd = (): void => closed();
    element.showModal();
    element.addEventListener('close', onEnd);
    return () => {
      element.removeEventListener('close', onEnd);
      // While it still stands in the page: only so does the focus go back to where it came from.
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`admin-dialog ${isWide ? 'admin-dialog-wide' : ''}`}
      aria-labelledby={id}
    >
      <div className="admin-dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="admin-dialog-close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
