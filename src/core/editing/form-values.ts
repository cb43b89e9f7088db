/** Form values and their comparison: an empty field equals a missing one. */
import { isSame } from './document-write.ts';

/** Input can be invalid; then the field contains the raw text. */
export type FormValues = Record<string, unknown>;

/**
 * Form values with the fields of a document, so that a wrong field name is a type error. The values may be anything,
 * because input can be invalid.
 */
export type FormOf<Document> = {
  [Field in Document extends unknown ? keyof Document & string : never]?: unknown;
};

/** The text of a field; empty for other types. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A nested record of a form, such as the SEO fields. */
export const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Whether a value is empty or a record of empty values; an empty list is not. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (isRecord(value) && Object.values(value).every(isBlank));

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (!isRecord(value)) return value;
  const present = Object.entries(value).filter(([, each]) => !isBlank(each));
  return Object.fromEntries(present.map(([name, each]) => [name, filled(each)]));
}

/** Whether two fields or forms are equal; empty and missing values are the same. */
export const saysTheSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || isSame(filled(one), filled(other));

/** The fields of `values` that differ from those of `than`. */
export const differing = (values: FormValues, than: FormValues): FormValues =>
  Object.fromEntries(
    Object.keys({ ...than, ...values })
      .filter((field) => !saysTheSame(values[field], than[field]))
      .map((field) => [field, values[field]]),
  );
