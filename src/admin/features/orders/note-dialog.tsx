/** A dialog that asks for a text which the customer sees, with its button. */
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import { buttonClass } from '#ui/button-class.ts';
import { describedBy } from '#ui/react/field.tsx';

export interface NoteDialogProps {
  title: string;
  /** The text field; the customer sees what is typed. */
  note: { label: string; hint: string; isRequired?: boolean };
  /** Label of the button that takes the step. */
  verb: string;
  isDanger?: boolean;
  onTake: (note: string) => Promise<void> | void;
  onClose: () => void;
  /** Above the text field. */
  children: ReactNode;
}

export function NoteDialog({
  title,
  note,
  verb,
  isDanger = false,
  onTake,
  onClose,
  children,
}: NoteDialogProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const take = async (): Promise<void> => {
    if (note.isRequired === true && oneLine(text) === '') {
      setProblem('Enter the reason.');
      return;
    }
    setBusy(true);
    await onTake(text);
    setBusy(false);
  };
  return (
    <Dialog title={title} onClose={onClose} isBusy={isBusy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void take();
        }}
      >
        {children}
        <div className="mt-4">
          <FormFieldFrame
            id={id}
            label={note.label}
            optional={note.isRequired !== true}
            hint={note.hint}
            error={problem}
          >
            <textarea
              id={id}
              rows={2}
              className={CONTROL}
              maxLength={LONGEST_STEP_NOTE}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={describedBy(id, problem, true)}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setProblem(undefined);
              }}
            />
          </FormFieldFrame>
        </div>
        <p className="mt-5 flex flex-wrap gap-3">
          <button
            type="submit"
            className={buttonClass(isDanger ? 'danger' : 'primary', 'small')}
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
          >
            <span>{verb}</span>
          </button>
          <Button disabled={isBusy} onClick={onClose}>
            {isDanger ? 'Keep order' : 'Not now'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
