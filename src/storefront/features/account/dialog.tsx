/** A modal question in the middle of the page, closed by its buttons or Escape. */
import { useId, type ReactNode } from 'react';
import { Modal } from '#ui/react/modal.tsx';

interface Props {
  title: string;
  /** Called on Escape; unmounts it. */
  onClose: () => void;
  /** Whether work is running; it can't be closed until the work ends. */
  isBusy?: boolean;
  children: ReactNode;
}

export function Dialog({ title, children, ...modal }: Props) {
  const titleId = useId();
  return (
    <Modal
      {...modal}
      className="m-auto max-h-[calc(100dvh-2.5rem)] w-[min(28rem,100vw-2.5rem)] gap-4 overflow-y-auto rounded-md bg-paper p-6 text-ink lifted backdrop:bg-ink/45 open:grid"
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </Modal>
  );
}
