/** A form field with label, hint and error, which are announced with it. */
import type { ComponentProps, ReactNode } from 'react';
import { FIELD_LOOK, FIELD_OPTIONAL, type FieldLook } from '#ui/form-class.ts';

export interface FieldInfo {
  label: string;
  hint?: ReactNode;
  /** Not required. */
  optional?: boolean;
}

interface NotesProps {
  id: string;
  hint?: ReactNode;
  /** Error of the value. */
  error?: string | undefined;
  look?: FieldLook;
}

interface FrameProps extends FieldInfo, NotesProps {
  children: ReactNode;
}

/** The ids of a field's error and hint, for `aria-describedby`. */
export const describedBy = (id: string, error: string | undefined, hint: ReactNode) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** Error and hint of a field. */
export const FieldNotes = ({ id, hint, error, look = FIELD_LOOK }: NotesProps) => (
  <>
    {error && (
      <p className={look.error} id={`${id}-error`}>
        {error}
      </p>
    )}
    {hint && (
      <p className={look.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
);

export const FieldFrame = ({ label, optional, children, ...notes }: FrameProps) => (
  <div>
    <label htmlFor={notes.id} className={(notes.look ?? FIELD_LOOK).label}>
      {label}
      {optional && <span className={FIELD_OPTIONAL}> (optional)</span>}
    </label>
    {children}
    <FieldNotes {...notes} />
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
  const control = (
    <input
      type="text"
      name={id}
      {...input}
      id={id}
      className={button === undefined ? 'control' : 'control pe-18'}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, error, hint)}
    />
  );
  return (
    <FieldFrame id={id} label={label} optional={input.required !== true} hint={hint} error={error}>
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
