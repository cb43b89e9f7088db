/** The search of a list: what is typed goes into the address, a moment after the last key. */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { useStillHere } from '#admin/shell/use-still-here.ts';

/** ms */
const AFTER = 250;

interface Props {
  label: string;
  /** What can be looked for, where the label does not say it. */
  placeholder?: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function SearchField({ label, placeholder, value = '', onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address was changed by somebody else: a link, or the way back.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const tell = (): void => {
    const text = typed.trim();
    if (text !== value) onChange(text === '' ? undefined : text);
  };
  const isStillHere = useStillHere();
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    // Somebody on the way to another screen is not called back; but may turn round.
    const tellLater = (): void => {
      if (isStillHere()) tellNow();
      else timer = setTimeout(tellLater, AFTER);
    };
    let timer = setTimeout(tellLater, AFTER);
    return () => clearTimeout(timer);
  }, [typed, isStillHere]);
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
        className="admin-control control w-full ps-9!"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') tell();
        }}
      />
    </div>
  );
}
