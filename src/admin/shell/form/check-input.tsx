/** A checkbox field. */
import type { FieldInfo } from '#ui/react/field.tsx';
import { FormFieldNotes } from './field-frame.tsx';
import { useField } from './use-field.ts';
import { LABEL } from '#admin/shell/look/classes.ts';

interface Props extends FieldInfo {
  name: string;
}

export function CheckInput({ name, label, hint }: Props) {
  const { id, value, error, set, control } = useField(name, { label, hint });
  return (
    <div>
      <label className={`${LABEL} min-h-11`}>
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
        {label}
      </label>
      <FormFieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
