/** Frame of a form field: label, hint and error. */
import type { ReactNode } from 'react';
import { ERROR, HINT, LABEL, OPTIONAL } from '#admin/shell/look/classes.ts';

export interface FieldInfo {
  label: string;
  hint?: ReactNode;
  /** Not required. */
  optional?: boolean;
}

interface Props extends FieldInfo {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

/** Ids for `aria-describedby`. */
export const describedBy = (id: string, error: string | undefined, hint: ReactNode) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

type Notes = Pick<Props, 'id' | 'error' | 'hint'>;

/** Error and hint of a field, referenced by `describedBy`. */
export const FieldNotes = ({ id, error, hint }: Notes) => (
  <>
    {error && (
      <p id={`${id}-error`} className={ERROR}>
        {error}
      </p>
    )}
    {hint && (
      <p id={`${id}-hint`} className={HINT}>
        {hint}
      </p>
    )}
  </>
);

export const FieldFrame = ({ id, label, hint, optional = false, error, children }: Props) => (
  <div>
    <label htmlFor={id} className={LABEL}>
      {label}
      {optional && <span className={OPTIONAL}> (optional)</span>}
    </label>
    {children}
    <FieldNotes id={id} error={error} hint={hint} />
  </div>
);
