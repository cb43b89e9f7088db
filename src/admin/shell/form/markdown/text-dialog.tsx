/** Asks for one short text: where a link leads, or what an image shows. */
import { useId, useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';

interface Props {
  title: string;
  label: string;
  hint: string;
  /** What is there now. */
  value: string;
  /** The problem with what was typed; undefined when it can be taken. */
  check: (value: string) => string | undefined;
  onSubmit: (value: string) => void;
  /** Left out: there is nothing to remove. */
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
    const found = check(text);
    setProblem(found);
    if (found === undefined) onSubmit(text);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {/* No form: this one stands within that of the document. */}
      <div className="admin-field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="admin-control control"
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
        <p id={`${id}-hint`} className="admin-field-hint">
          {hint}
        </p>
        <p id={`${id}-error`} role="alert" className="admin-field-error empty:hidden">
          {problem}
        </p>
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-small btn-primary" onClick={submit}>
          Save
        </button>
        {onRemove && (
          <button type="button" className="btn btn-small btn-secondary" onClick={onRemove}>
            Remove
          </button>
        )}
        <button type="button" className="btn btn-small btn-secondary" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
