/** Where files are dropped, or chosen by the browser's own window. */
import { useState } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { DROP } from '#admin/shell/look/classes.ts';

interface Props {
  label: string;
  hint: string;
  accept: string;
  onFile?: (file: File) => void;
  /** Takes several. */
  onFiles?: (files: readonly File[]) => void;
}

export function FileDrop({ label, hint, accept, onFile, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | null): void => {
    const all = [...(files ?? [])];
    const [first] = all;
    if (first === undefined) return;
    if (onFiles) onFiles(all);
    else onFile?.(first);
  };
  return (
    <label
      className={DROP}
      data-over={isOver || undefined}
      onDragOver={(event) => {
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
        type="file"
        className="sr-only"
        accept={accept}
        multiple={onFiles !== undefined}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </label>
  );
}
