/** A modal dialog with title and close button. */
import { useId, type ReactNode } from 'react';
import { closeModal, Modal } from '#ui/react/modal.tsx';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  /** Called when it is closed by its button or Escape. */
  onClose: () => void;
  /** Whether work is running; it can't be closed until the work ends. */
  isBusy?: boolean;
  /** For tables and comparisons. */
  isWide?: boolean;
  children: ReactNode;
}

export function Dialog({ title, onClose, isBusy = false, isWide = false, children }: Props) {
  const id = useId();
  return (
    <Modal
      onClose={onClose}
      isBusy={isBusy}
      className={`${isWide ? 'w-[min(48rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'} m-auto rounded-md border border-line bg-paper p-6 text-ink backdrop:bg-[rgb(0_0_0/0.45)]`}
      aria-labelledby={id}
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 id={id} className="text-(length:--text-lg) font-semibold">
          {title}
        </h2>
        <button
          type="button"
          className="-mt-2 -mr-2 grid min-h-11 min-w-11 place-items-center"
          disabled={isBusy}
          onClick={closeModal}
        >
          <Icon name="close" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      {children}
    </Modal>
  );
}
