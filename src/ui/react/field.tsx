/** A text input with label, hint and error, which are announced with it. */
import type { ComponentProps, ReactNode } from 'react';
import { FIELD_ERROR, FIELD_LABEL, FIELD_OPTIONAL } from '#ui/form-class.ts';

interface FrameProps {
  id: string;
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  /** Error of the value. */
  error?: string | undefined;
  children: ReactNode;
}

export const FieldFrame = ({ id, label, isOptional, hint, error, children }: FrameProps) => (
  <div>
    <label htmlFor={id} className={FIELD_LABEL}>
      {label}
      {isOptional && <span className={FIELD_OPTIONAL}> (optional)</span>}
    </label>
    {children}
    {error && (
      <p className={FIELD_ERROR} id={`${id}-error`}>
        {error}
      </p>
    )}
    {hint && (
      <p className="mt-1.5 text-sm text-ink-soft" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
);

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** Unique on the page; also the field's name unless `name` is set. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** Error of the value. */
  error?: string | undefined;
  /** A button of the field. */
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
      className={button === undefined ? 'control' : 'control pe-18'}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    />
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      isOptional={input.required !== true}
      hint={hint}
      error={error}
    >
      {button === undefined ? (
        control
      ) : (
        <div className="relative">
          {control}
          {button}
        </div>
      )}
    </FieldFrame>
  );
}
