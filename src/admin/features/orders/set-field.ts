/** What is wrong with a field, at its place among the errors of a form. */
import { set, type FieldErrors } from 'react-hook-form';

/** @param field its path in the form: `lines.0.qty` */
export function setField(errors: FieldErrors, field: string, words: string): FieldErrors {
  set(errors, field, { type: 'schema', message: words });
  return errors;
}
