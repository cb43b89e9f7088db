/** A question in the middle of the page, over everything; closed by its buttons or Escape. */
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { showSheet } from '#ui/react/show-sheet.ts';

interface Props {
  /** Its buttons close it by this: the focus returns at once. They then take it out of the page themselves. */
  place: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Called when it is closed by Escape; takes it out of the page. */
  onClosed: () => void;
  children: ReactNode;
}

export function Dialog({ place, title, onClosed, children }: Props) {
  const titleId = useId();
  useEffect(() => {
    showSheet(place.current);
  }, [place]);
  return (
    <dialog
      ref={place}
      className="account-dialog"
      aria-labelledby={titleId}
      // The browser sends this with its next frame. By then a button may have ended this dialog and opened the next.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) onClosed();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
