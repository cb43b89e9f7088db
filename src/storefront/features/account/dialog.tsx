/** A modal question in the middle of the page, closed by its buttons or Escape. */
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { showSheet } from '#ui/react/show-sheet.ts';

interface Props {
  /** Buttons close it with this, which restores the focus; they then unmount it. */
  place: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Called on Escape; unmounts it. */
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
      className="m-auto max-h-[calc(100dvh-2.5rem)] w-[min(28rem,100vw-2.5rem)] gap-4 overflow-y-auto rounded-md bg-paper p-6 text-ink lifted backdrop:bg-ink/45 open:grid"
      data-sheet
      aria-labelledby={titleId}
      // The browser sends this with its next frame. By then a button may have ended this dialog and opened the next.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) onClosed();
      }}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
