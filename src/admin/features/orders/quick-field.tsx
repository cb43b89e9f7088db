/** A field beside the form with its own button; Enter presses it instead of sending the form. */
import { useId, useState, type ComponentProps } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Props extends Pick<ComponentProps<'input'>, 'inputMode' | 'className'> {
  label: string;
  button: string;
  /** What the field contains at first. */
  initial?: string;
  /** @returns whether the field is emptied */
  onApply: (text: string) => boolean | Promise<boolean>;
}

export function QuickField({ label, button, initial = '', inputMode, className, onApply }: Props) {
  const [text, setText] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const apply = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    if (await onApply(text)) setText('');
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id} className="max-sm:-mb-1 max-sm:w-full">
        {label}
      </label>
      <input
        id={id}
        inputMode={inputMode}
        autoComplete="off"
        className={`${CONTROL} ${className ?? ''} max-sm:min-w-0 max-sm:flex-1`}
        value={text}
        readOnly={isBusy}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
      />
      <Button aria-busy={isBusy || undefined} onClick={() => void apply()}>
        <span>{button}</span>
      </Button>
    </div>
  );
}
