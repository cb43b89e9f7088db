/** Where files are dropped, or chosen by the browser's own window. */
import { useState } from 'react';
import { Icon } from '#admin/shell/icon.tsx';

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
      className="admin-drop"
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
      <Icon name="plus" />
      <span>
        <b>{label}</b>
        <span className="admin-drop-hint">{hint}</span>
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
