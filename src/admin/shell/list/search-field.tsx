/** The search of a list: what is typed goes into the address, a moment after the last key. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useState } from 'react';

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
  const router = useRouter();
  const tellLater = useEffectEvent(() => {
    // Somebody who has gone on meanwhile, to a screen that is still on its way, is not called back.
    if (router.latestLocation.pathname === router.state.resolvedLocation?.pathname) tell();
  });
  useEffect(() => {
    const timer = setTimeout(() => tellLater(), AFTER);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="admin-filter admin-search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        className="admin-control control"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') tell();
        }}
      />
    </div>
  );
}
