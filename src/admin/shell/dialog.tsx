/** A modal dialog with title and close button. */
import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  title: string;
  /** Called when it is closed by its button or Escape. */
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
      className={`${isWide ? 'w-[min(48rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'} m-auto rounded-md border border-line bg-paper p-6 text-inherit backdrop:bg-[rgb(0_0_0/0.45)]`}
      aria-labelledby={id}
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 id={id} className="text-(length:--text-lg) font-semibold">
          {title}
        </h2>
        <button
          type="button"
          className="-mt-2 -mr-2 grid min-h-11 min-w-11 place-items-center"
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
