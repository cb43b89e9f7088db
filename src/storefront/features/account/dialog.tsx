/** A modal question in the middle of the page, closed by its buttons or Escape. */
import { useId, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/react/button.tsx';
import { Modal } from '#ui/react/modal.tsx';
import { CHOICE_ROW } from './account-class.ts';

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

interface QuestionProps {
  title: string;
  text: string;
  /** The label of the button that goes ahead. */
  label: string;
  /** The label of the button that only closes the question. */
  close: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something is left behind; not going ahead is the first choice. */
export function Question({ title, text, label, close, onClose, onConfirm }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className={CHOICE_ROW}>
        <Button onClick={onClose}>{close}</Button>
        <Button
          kind="secondary"
          onClick={() => {
            // Returns the focus before the next section moves it.
            flushSync(onClose);
            onConfirm();
          }}
        >
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
