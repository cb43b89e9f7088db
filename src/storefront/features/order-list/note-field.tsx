/** The note field of a product. */
import { Button } from '#ui/react/button.tsx';
import { useRef, useState } from 'react';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import { SMALL_TEXT_BUTTON, WHOLE_LINE } from './order-class.ts';

interface Props {
  id: string;
  name: string;
  note: string | undefined;
  onChange: (note: string) => void;
}

const focusOnMount = (field: HTMLInputElement | null): void => field?.focus();

export function NoteField({ id, name, note, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = typed !== undefined;

  const save = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed.trim() !== (note ?? '')) onChange(typed);
  };

  if (!isOpen) {
    return (
      <p
        className={`text-sm/body wrap-anywhere text-ink-soft @2xl:col-[2/-1] @2xl:row-auto @2xl:mb-1 @2xl:justify-self-start @min-[50rem]:col-7 @min-[50rem]:row-1 @min-[50rem]:m-0 @min-[50rem]:flex @min-[50rem]:min-w-0 @min-[50rem]:items-center @min-[50rem]:gap-1.5 @min-[50rem]:justify-self-stretch ${note === undefined ? 'col-[3/5] row-2 justify-self-end' : 'col-span-full justify-self-start'}`}
      >
        {note !== undefined && (
          <span className="@min-[50rem]:flex-1 @min-[50rem]:truncate" dir="auto">
            “{note}”{' '}
          </span>
        )}
        <button
          ref={opener}
          type="button"
          className={SMALL_TEXT_BUTTON}
          aria-label={`${note === undefined ? 'Add note' : 'Edit note'}: ${name}`}
          onClick={() => setTyped(note ?? '')}
        >
          {note === undefined ? 'Add note' : 'Edit'}
        </button>
      </p>
    );
  }
  return (
    <form
      className={WHOLE_LINE}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Not when the focus moves on to "Save".
        if (!currentTarget.contains(relatedTarget)) save();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
        requestAnimationFrame(() => opener.current?.focus());
      }}
    >
      <label className="text-xs/body text-ink-soft" htmlFor={id}>
        Note about this design
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={focusOnMount}
          id={id}
          className="control"
          dir="auto"
          maxLength={LONGEST_LINE_NOTE}
          placeholder="Size 14, gold plated"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" kind="secondary" size="small" className="min-h-12">
          Save
        </Button>
      </div>
    </form>
  );
}
