/** Search field of a list; the text is written to the URL after a pause in typing. */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { useIsCurrent } from '#admin/shell/use-is-current.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

/** Debounce, ms. */
const AFTER = 250;

interface Props {
  label: string;
  /** What can be searched for, if the label does not say it. */
  placeholder?: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function SearchField({ label, placeholder, value = '', onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The URL was changed elsewhere, such as by a link or the back button.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const emit = (): void => {
    const text = typed.trim();
    if (text !== value) onChange(text === '' ? undefined : text);
  };
  const isCurrent = useIsCurrent();
  const emitNow = useEffectEvent(emit);
  useEffect(() => {
    // Waits while a navigation is pending; it may be cancelled.
    const emitLater = (): void => {
      if (isCurrent()) emitNow();
      else timer = setTimeout(emitLater, AFTER);
    };
    let timer = setTimeout(emitLater, AFTER);
    return () => clearTimeout(timer);
  }, [typed, isCurrent]);
  return (
    <div className="relative max-w-[26rem] flex-[1_1_10rem]">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        name="search"
        size={16}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-faint"
      />
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={placeholder ?? label}
        className={`${CONTROL} ps-9`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It can be part of a form, which it must not submit.
          event.preventDefault();
          emit();
        }}
      />
    </div>
  );
}
