/** A dialog with a few fields that records something about an order, and how its inputs look. */
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL, PROBLEM } from '#admin/shell/look/classes.ts';
import { useTask } from '#ui/react/use-task.ts';

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

export function RecordDialog({ title, verb, isWide = false, onRecord, onClose, children }: Props) {
  const { isBusy, run } = useTask();
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog title={title} onClose={onClose} isBusy={isBusy} isWide={isWide}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            const failure = await onRecord();
            setProblem(failure);
            if (failure === undefined) onClose();
          });
        }}
      >
        {children}
        {problem !== undefined && (
          <p role="alert" className={`${PROBLEM} mb-0`}>
            {problem}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" disabled={isBusy}>
            {verb}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </p>
      </form>
    </Dialog>
  );
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
