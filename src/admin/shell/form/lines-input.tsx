/** A list of short texts, one per line. */
import type { FieldInfo } from '#ui/react/field.tsx';
import { FormFieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Props extends FieldInfo {
  name: string;
  rows?: number;
}

export function LinesInput({ name, rows = 3, hint = 'One per line.', ...info }: Props) {
  const { value, set, frame, control } = useField(name, { ...info, hint });
  return (
    <FormFieldFrame {...frame}>
      <textarea
        {...control}
        rows={rows}
        className={CONTROL}
        value={Array.isArray(value) ? value.join('\n') : ''}
        // Empty lines are kept while typing and removed on save.
        onChange={({ target: { value: text } }) => set(text === '' ? [] : text.split('\n'))}
      />
    </FormFieldFrame>
  );
}
