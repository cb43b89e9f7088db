/** A dialog that asks for a text which the customer sees, with its button. */
import { useId, useState, type ReactNode } from 'react';
import { FormDialog } from '#admin/shell/form-dialog.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
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
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const take = async (): Promise<void> => {
    if (note.isRequired === true && oneLine(text) === '') setProblem('Enter the reason.');
    else await onTake(text);
  };
  return (
    <FormDialog
      title={title}
      verb={verb}
      isDanger={isDanger}
      closeLabel={isDanger ? 'Keep order' : 'Not now'}
      onSubmit={take}
      onClose={onClose}
    >
      {children}
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
    </FormDialog>
  );
}
