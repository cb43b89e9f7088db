/** A text of a few lines that may not be longer than so much: it says how long it is. */
import { AreaFrame } from './area-frame.tsx';
import type { FieldWords } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldWords {
  name: string;
  /** Characters. */
  most: number;
  rows?: number;
}

export function CountedInput({ name, most, rows = 3, hint, ...words }: Props) {
  const field = useField(name);
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <div className="admin-wide">
      <AreaFrame
        {...words}
        field={field}
        rows={rows}
        text={text}
        hint={
          <>
            {hint} {text.length} of {most} characters.
          </>
        }
        // One line, however it is broken where it is pasted from.
        onText={(typed) => field.set(typed.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  );
}
