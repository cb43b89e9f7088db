/** Where pictures are dropped, or chosen by the browser's own window. */
import { useState, type DragEvent, type RefCallback } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { DROP } from '#admin/shell/look/classes.ts';

interface Props {
  label: string;
  /** How many more fit. */
  room: number;
  isSingle: boolean;
  onFiles: (files: readonly File[]) => void;
  bound: { ref: RefCallback<unknown>; onBlur: () => void; name: string };
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export function PictureDrop({ label, room, isSingle, onFiles, bound }: Props) {
  const [isOver, setOver] = useState(false);
  if (room <= 0)
    return <p className="text-sm text-ink-soft">No more images can be added. Remove one first.</p>;
  return (
    <label
      className={DROP}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon name="plus" className="flex-none" />
      <span>
        <b className="block font-semibold">{label}</b>
        <span className="text-sm text-ink-soft">
          {isSingle
            ? 'Choose a file or drop it here.'
            : `Choose files or drop them here. You can add ${room} more.`}{' '}
          JPEG, PNG or WebP, up to 5 MB each.
        </span>
      </span>
      <input
        {...bound}
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp"
        multiple={!isSingle}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
