/** A dialog with a small form, its button, and what went wrong. */
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { useTask } from '#ui/react/use-task.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PROBLEM } from './look/classes.ts';

interface Props {
  title: string;
  /** Label of the button that submits the form. */
  verb: string;
  isDanger?: boolean;
  closeLabel?: string;
  isWide?: boolean;
  /** Undefined if there is none. */
  problem?: string | undefined;
  /** The dialog can't be closed meanwhile. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({
  title,
  verb,
  isDanger = false,
  closeLabel = 'Cancel',
  isWide = false,
  problem,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { isBusy, run } = useTask();
  return (
    <Dialog title={title} onClose={onClose} isBusy={isBusy} isWide={isWide}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(onSubmit);
        }}
      >
        {children}
        {problem !== undefined && (
          <p role="alert" className={`${PROBLEM} mb-0`}>
            {problem}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <button
            type="submit"
            className={buttonClass(isDanger ? 'danger' : 'primary', 'small')}
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
          >
            <span>{verb}</span>
          </button>
          <Button disabled={isBusy} onClick={onClose}>
            {closeLabel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
