/** A dialog over the screen, with its name and the way to close it. */
import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  title: string;
  /** Called when it is closed, by its cross or by Escape. */
  onClose: () => void;
  /** For tables and comparisons. */
  isWide?: boolean;
  children: ReactNode;
}

export function Dialog({ title, onClose, isWide = false, children }: Props) {
  const dialog = useModal(onClose);
  const id = useId();
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
