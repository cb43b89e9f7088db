/** One of several to choose, in the manner of `Field`. */
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  id: string;
  label: string;
  /** What stands there while nothing is chosen. */
  empty: string;
  options: readonly string[];
  error?: string | undefined;
}

export function SelectField({ id, label, empty, options, error, value, ...select }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        name={id}
        {...select}
        id={id}
        value={value}
        className="control"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
