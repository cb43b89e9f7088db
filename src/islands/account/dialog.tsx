/** A question in the middle of the page, over everything; closed by its buttons or Escape. */
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { showSheet } from '#parts/show-sheet.ts';

interface Props {
  /** Whoever asks closes it by this. */
  place: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Called once it is closed, whichever way; the focus is back where it was. */
  onClosed: () => void;
  children: ReactNode;
}

export function Dialog({ place, title, onClosed, children }: Props) {
  const titleId = useId();
  useEffect(() => {
    showSheet(place.current);
  }, [place]);
  return (
    <dialog ref={place} className="account-dialog" aria-labelledby={titleId} onClose={onClosed}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
