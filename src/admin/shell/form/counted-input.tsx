/** A multi-line text with a length limit and a counter. */
import { textOf } from '#core/editing/form-values.ts';
import type { FieldInfo } from '#ui/react/field.tsx';
import { FormFieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Props extends FieldInfo {
  name: string;
  /** Maximum length, characters. */
  most: number;
  rows?: number;
}

export function CountedInput({ name, most, rows = 3, hint, ...info }: Props) {
  const { value, set, frame, control } = useField(name, (now) => ({
    ...info,
    hint: (
      <>
        {hint} {textOf(now).length} of {most} characters.
      </>
    ),
  }));
  return (
    <div className="col-span-full">
      <FormFieldFrame {...frame}>
        <textarea
          {...control}
          rows={rows}
          className={CONTROL}
          value={textOf(value)}
          // Line breaks of pasted text become spaces.
          onChange={({ target }) => set(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      </FormFieldFrame>
    </div>
  );
}
