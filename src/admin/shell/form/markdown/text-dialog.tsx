/** Dialog for one short text: a link's address, or alt text. */
import { Button } from '#admin/shell/button.tsx';
import { useId, useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { CONTROL, ERROR, HINT, LABEL } from '#admin/shell/look/classes.ts';

interface Props {
  title: string;
  label: string;
  hint: string;
  /** Current value. */
  value: string;
  /** The problem with the value; undefined if valid. */
  check: (value: string) => string | undefined;
  onSubmit: (value: string) => void;
  /** Undefined if there is nothing to remove. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

export function TextDialog({
  title,
  label,
  hint,
  check,
  onSubmit,
  onRemove,
  onClose,
  ...now
}: Props) {
  const [value, setValue] = useState(now.value);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const submit = (): void => {
    const text = value.trim();
    const issue = check(text);
    setProblem(issue);
    if (issue === undefined) onSubmit(text);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {/* Not a form, because it is rendered inside of one. */}
      <div>
        <label htmlFor={id} className={LABEL}>
          {label}
        </label>
        <input
          id={id}
          className={CONTROL}
          autoComplete="off"
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={problem !== undefined || undefined}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
        <p id={`${id}-hint`} className={HINT}>
          {hint}
        </p>
        <p id={`${id}-error`} role="alert" className={`${ERROR} empty:hidden`}>
          {problem}
        </p>
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" onClick={submit}>
          Save
        </Button>
        {onRemove && <Button onClick={onRemove}>Remove</Button>}
        <Button onClick={onClose}>Cancel</Button>
      </p>
    </Dialog>
  );
}
