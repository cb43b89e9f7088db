/** Removes empty fields from a form before it is saved, and trims single-line texts. */
import { isBlank, isRecord, type FormValues } from './form-values.ts';

const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  return isRecord(value) ? withoutEmptyFields(value) : value;
};

/**
 * The form without empty fields, also in nested records; lists stay unchanged.
 * @param verbatim long texts, which stay as typed and may be empty (`''`)
 */
export function withoutEmptyFields(
  form: FormValues,
  verbatim: ReadonlySet<string> = new Set(),
): FormValues {
  const tidied = Object.entries(form).map(([field, value]): [string, unknown] =>
    verbatim.has(field) ? [field, value ?? ''] : [field, tidy(value)],
  );
  return Object.fromEntries(
    tidied.filter(([field, value]) => verbatim.has(field) || !isBlank(value)),
  );
}
