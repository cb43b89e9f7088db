/** A field of a form: its label, what to know about it, and what is wrong with what stands in it. */
import type { ReactNode } from 'react';

export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** May be left empty. */
  optional?: boolean;
}

interface Props extends FieldWords {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

/** The ids of what describes a field, for `aria-describedby`. */
export const describedBy = (id: string, error: string | undefined, hint: ReactNode) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

type Notes = Pick<Props, 'id' | 'error' | 'hint'>;

/** What is wrong with a field, and what to know about it; `describedBy` ties both to it. */
export const FieldNotes = ({ id, error, hint }: Notes) => (
  <>
    {error && (
      <p id={`${id}-error`} className="admin-field-error">
        {error}
      </p>
    )}
    {hint && (
      <p id={`${id}-hint`} className="admin-field-hint">
        {hint}
      </p>
    )}
  </>
);

export const FieldFrame = ({ id, label, hint, optional = false, error, children }: Props) => (
  <div className="admin-field">
    <label htmlFor={id}>
      {label}
      {optional && <span className="admin-optional"> (optional)</span>}
    </label>
    {children}
    <FieldNotes id={id} error={error} hint={hint} />
  </div>
);
