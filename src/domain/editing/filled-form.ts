/** What of a form goes into a document: nothing that was left empty. */
import { isBlank, type FormValues } from './form-values.ts';

const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/**
 * The form without its empty fields, those of records within it likewise; lists stay as they are.
 * @param kept fields whose texts may be empty, such as a description: `''` is said of them
 */
export function filledForm(form: FormValues, kept: ReadonlySet<string> = new Set()): FormValues {
  const filled = Object.entries(form).filter(
    ([field, value]) => kept.has(field) || !isBlank(value),
  );
  return Object.fromEntries(
    filled.map(([field, value]) => [
      field,
      isRecord(value) ? filledForm(value) : value === undefined ? '' : value,
    ]),
  );
}
