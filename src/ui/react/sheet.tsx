/** A modal side sheet, closed by Escape, its button, or a click beside it. */
import type { ReactNode } from 'react';
import { TOUCH_ICON_BUTTON } from '#ui/button-class.ts';
import { SHEETS } from '#ui/sheet-class.ts';
import { Icon } from './icon.tsx';
import { closeModal, Modal } from './modal.tsx';

interface Props {
  title: string;
  side?: 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
  /** Sticky below the scrolling content. */
  foot?: ReactNode;
}

export const Sheet = ({ title, side = 'right', onClose, children, foot }: Props) => (
  <Modal className={SHEETS[side]} aria-label={title} onClose={onClose} closesOnBackdrop>
    <header className="flex items-center justify-between border-b border-line py-3 pr-3 pl-5">
      <h2 className="text-xl">{title}</h2>
      <button
        type="button"
        className={`${TOUCH_ICON_BUTTON} size-11`}
        aria-label={`Close ${title.toLowerCase()}`}
        onClick={closeModal}
      >
        <Icon name="close" size={22} />
      </button>
    </header>
    <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
    {foot !== undefined && <footer className="border-t border-line px-5 py-4">{foot}</footer>}
  </Modal>
);
