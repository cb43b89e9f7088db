/** Drop area and file picker. */
import { useState, type RefCallback } from 'react';
import { Icon } from './icon.tsx';
import { DROP } from './look/classes.ts';

interface Props {
  label: string;
  hint: string;
  accept: string;
  isMultiple?: boolean;
  /** Of the field that it fills. */
  bound?: { ref: RefCallback<unknown>; onBlur: () => void; name: string };
  /** Gets one file at least. */
  onFiles: (files: readonly [File, ...File[]]) => void;
}

export function FileDrop({ label, hint, accept, isMultiple = false, bound, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | null): void => {
    const [first, ...others] = files ?? [];
    if (first !== undefined) onFiles([first, ...others]);
  };
  return (
    <label
      className={DROP}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="plus" className="flex-none" />
      <span>
        <b className="block font-semibold">{label}</b>
        <span className="text-sm text-ink-soft">{hint}</span>
      </span>
      <input
        {...bound}
        type="file"
        className="sr-only"
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          take(target.files);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </label>
  );
}
