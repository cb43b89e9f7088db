/** A text of a few lines that may not be longer than so much: it says how long it is. */
import { FieldFrame, describedBy, type FieldWords } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldWords {
  name: string;
  /** Characters. */
  most: number;
  rows?: number;
}

export function CountedInput({ name, most, rows = 3, ...words }: Props) {
  const { id, value, error, set, bound } = useField(name);
  const text = typeof value === 'string' ? value : '';
  const hint = (
    <>
      {words.hint} {text.length} of {most} characters.
    </>
  );
  return (
    <div className="admin-wide">
      <FieldFrame id={id} error={error} {...words} hint={hint}>
        <textarea
          {...bound}
          id={id}
          rows={rows}
          className="admin-control control"
          value={text}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, error, hint)}
          // One line, however it is broken where it is pasted from.
          onChange={({ target }) => set(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      </FieldFrame>
    </div>
  );
}
