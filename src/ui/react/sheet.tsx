/** A modal side sheet, closed by Escape, its button, or a click beside it. */
import { useEffect, useRef, type ReactNode } from 'react';
import { ICON_BUTTON } from '#ui/button-class.ts';
import { SHEETS } from '#ui/sheet-class.ts';
import { Icon } from './icon.tsx';
import { showSheet } from './show-sheet.ts';

interface Props {
  title: string;
  side?: 'left' | 'right';
  /** Called after it was closed in any way, with the focus restored. */
  onClosed: () => void;
  children: ReactNode;
  /** Sticky below the scrolling content. */
  foot?: ReactNode;
}

export function Sheet({ title, side = 'right', onClosed, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    showSheet(dialog.current);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={SHEETS[side]}
      data-sheet
      aria-label={title}
      onClose={onClosed}
      // Clicks hit the dialog element itself only beside its content.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <header className="flex items-center justify-between border-b border-line py-3 pr-3 pl-5">
        <h2 className="text-xl">{title}</h2>
        <button
          type="button"
          className={ICON_BUTTON}
          aria-label={`Close ${title.toLowerCase()}`}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={22} />
        </button>
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {foot !== undefined && <footer className="border-t border-line px-5 py-4">{foot}</footer>}
    </dialog>
  );
}
