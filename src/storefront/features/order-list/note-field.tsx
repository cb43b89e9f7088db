/** The buyer's words to the seller about one product. */
import { useEffect, useRef, useState } from 'react';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';

interface Props {
  id: string;
  name: string;
  note: string | undefined;
  onChange: (note: string) => void;
}

export function NoteField({ id, name, note, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  const save = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed.trim() !== (note ?? '')) onChange(typed);
  };

  if (!isOpen) {
    return (
      <p className="order-note">
        {note !== undefined && <span dir="auto">“{note}” </span>}
        <button
          ref={opener}
          type="button"
          className="order-link"
          aria-label={`${note === undefined ? 'Add note' : 'Edit note'}: ${name}`}
          onClick={() => setTyped(note ?? '')}
        >
          {note === undefined ? 'Add note' : 'Edit'}
        </button>
      </p>
    );
  }
  return (
    <div className="order-note-field">
      <label htmlFor={id}>Note about this design</label>
      <div>
        <input
          ref={field}
          id={id}
          className="control"
          dir="auto"
          maxLength={LONGEST_LINE_NOTE}
          placeholder="Size 14, gold plated"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={({ relatedTarget }) => {
            // The press on "Save" saves, and brings the focus back.
            if (!(relatedTarget instanceof Element && relatedTarget.id === `${id}-save`)) save();
          }}
          onKeyDown={({ key }) => {
            if (key !== 'Enter') return;
            save();
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
        <button
          type="button"
          id={`${id}-save`}
          className="btn btn-small btn-secondary"
          onClick={() => {
            save();
            requestAnimationFrame(() => opener.current?.focus());
          }}
        >
          Save
        </button>
      </div>
    </div>
  );
}
