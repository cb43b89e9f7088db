/** A field for yes or no. */
import { describedBy, FieldNotes, type FieldWords } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props extends FieldWords {
  name: string;
}

export function CheckInput({ name, label, hint }: Props) {
  const { id, value, error, set, bound } = useField(name);
  return (
    <div className="admin-field">
      <label className="admin-check">
        <input
          {...bound}
          id={id}
          type="checkbox"
          checked={value === true}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, error, hint)}
          onChange={({ target }) => set(target.checked)}
        />
        {label}
      </label>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
