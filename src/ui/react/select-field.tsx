/** A select input, like `Field`. */
import type { ComponentProps } from 'react';
import { describedBy, FieldFrame } from './field.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  id: string;
  label: string;
  /** Label of the empty choice. */
  empty: string;
  options: readonly string[];
  error?: string | undefined;
}

export function SelectField({ id, label, empty, options, error, value, ...select }: Props) {
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select
        name={id}
        {...select}
        id={id}
        value={value}
        className="control"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, undefined)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
