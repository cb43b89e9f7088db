/** What of a form goes into a document: nothing that was left empty, and no space about what is one line. */
import { isBlank, isRecord, type FormValues } from './form-values.ts';

const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  return isRecord(value) ? filledForm(value) : value;
};

/**
 * The form without its empty fields, those of records within it likewise; lists stay as they are.
 * @param kept fields of long texts, which stay as they are typed, and may be empty: `''` is said of them
 */
export function filledForm(form: FormValues, kept: ReadonlySet<string> = new Set()): FormValues {
  const tidied = Object.entries(form).map(([field, value]): [string, unknown] =>
    kept.has(field) ? [field, value ?? ''] : [field, tidy(value)],
  );
  return Object.fromEntries(tidied.filter(([field, value]) => kept.has(field) || !isBlank(value)));
}
