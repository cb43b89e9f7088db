/** A question in the middle of the page, over everything; closed by its buttons or Escape. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { showSheet } from '#parts/show-sheet.ts';

interface Props {
  title: string;
  /** Called once it is closed, whichever way; the focus is back where it was. */
  onClosed: () => void;
  /** @param close closes it */
  children: (close: () => void) => ReactNode;
}

export function Dialog({ title, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    showSheet(dialog.current);
  }, []);
  return (
    <dialog ref={dialog} className="account-dialog" aria-labelledby={titleId} onClose={onClosed}>
      <h2 id={titleId}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
