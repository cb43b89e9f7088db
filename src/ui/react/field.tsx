/** One line to type into, with its label, and what is wrong with it or what to know about it read out with it. */
import type { ComponentProps, ReactNode } from 'react';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** One of its kind on the page; the field's name, too, unless `name` says another. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
  /** Its own button. */
  button?: ReactNode;
}

export function Field({ id, label, hint, error, button, ...input }: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = (
    <input
      type="text"
      name={id}
      {...input}
      id={id}
      className="control"
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {input.required !== true && <span className="field-optional"> (optional)</span>}
      </label>
      {button === undefined ? (
        control
      ) : (
        <div className="field-box">
          {control}
          {button}
        </div>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
