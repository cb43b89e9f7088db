/** A dialog with a few fields that records something, and how its inputs look. */
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { FormDialog } from '#admin/shell/form-dialog.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Props {
  title: string;
  /** Of the button that records it. */
  verb: string;
  isWide?: boolean;
  /** Records it. @returns the problem; undefined if it is recorded */
  onRecord: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
}

export function RecordDialog({ onRecord, onClose, ...props }: Props) {
  const [problem, setProblem] = useState<string>();
  const record = async (): Promise<void> => {
    const failure = await onRecord();
    setProblem(failure);
    if (failure === undefined) onClose();
  };
  return <FormDialog {...props} problem={problem} onSubmit={record} onClose={onClose} />;
}

interface InputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  hint?: string;
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
}

export function RecordInput({ label, hint, optional = false, onChange, ...props }: InputProps) {
  const id = useId();
  return (
    <FormFieldFrame id={id} label={label} optional={optional} {...(hint !== undefined && { hint })}>
      <input
        {...props}
        id={id}
        className={CONTROL}
        autoComplete="off"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormFieldFrame>
  );
}

/** The state of an input or a choice, to be spread into it. */
export function useEntry<T>(initial: T | (() => T)) {
  const [value, onChange] = useState(initial);
  return { value, onChange };
}

/** The same while the dialog is open, so that sending an entry again after a lost response records it once. */
export const useEntryId = (): string => useState(() => crypto.randomUUID())[0];

/** A note about what is recorded, which the customer sees. */
export const CustomerNote = (props: Pick<InputProps, 'value' | 'onChange' | 'hint'>) => (
  <RecordInput label="Note for the customer" optional maxLength={LONGEST_STEP_NOTE} {...props} />
);

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

export function RecordChoice<T extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <FormFieldFrame id={id} label={label}>
      <select
        id={id}
        className={CONTROL}
        value={value}
        onChange={({ target }) => {
          const choice = choices.find(([key]) => key === target.value);
          if (choice) onChange(choice[0]);
        }}
      >
        {choices.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </FormFieldFrame>
  );
}
