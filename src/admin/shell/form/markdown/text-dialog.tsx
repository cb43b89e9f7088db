/** Dialog for one short text: a link's address, or alt text. */
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { CONTROL, ERROR, HINT, LABEL } from '#admin/shell/look/classes.ts';

interface Props {
  title: string;
  label: string;
  hint: string;
  /** Current value. */
  value?: string;
  /** The problem with the value; undefined if valid. */
  check: (value: string) => string | undefined;
  /** Why the last submission failed. */
  failure?: string | undefined;
  /** Label of the submit button. */
  verb?: string;
  isBusy?: boolean;
  onSubmit: (value: string) => void;
  /** Undefined if there is nothing to remove. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
  /** Above the text. */
  children?: ReactNode;
}

export function TextDialog(props: Props) {
  const { title, label, hint, check, failure, verb = 'Save', isBusy = false, children } = props;
  const [value, setValue] = useState(props.value ?? '');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const submit = (): void => {
    if (isBusy) return;
    const text = value.trim();
    const issue = check(text);
    setProblem(issue);
    if (issue === undefined) props.onSubmit(text);
  };
  return (
    <Dialog title={title} onClose={props.onClose}>
      {/* Not a form, because it is rendered inside of one. */}
      <div className="grid gap-4">
        {children}
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
            {problem ?? failure}
          </p>
        </div>
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" aria-busy={isBusy || undefined} onClick={submit}>
          <span>{verb}</span>
        </Button>
        {props.onRemove && <Button onClick={props.onRemove}>Remove</Button>}
        <Button onClick={props.onClose}>Cancel</Button>
      </p>
    </Dialog>
  );
}
