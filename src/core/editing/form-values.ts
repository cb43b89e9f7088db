/** The values of a form, compared as people see them: an empty field is as one that was never there. */
import { isSame } from './document-write.ts';

/** What is typed may not fit yet: then a field holds the text itself. */
export type FormValues = Record<string, unknown>;

/** The words of a field; none where it holds something else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A record within a form, such as what search engines are told. */
export const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Nothing, or a record of nothing; an empty list is something. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (isRecord(value) && Object.values(value).every(isBlank));

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !isBlank(each));
  return Object.fromEntries(kept.map(([name, each]) => [name, filled(each)]));
}

/** Whether two fields, or two whole forms, say the same. */
export const saysTheSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || isSame(filled(one), filled(other));

/** The fields of `values` that say something else than in `than`. */
export const differing = (values: FormValues, than: FormValues): FormValues =>
  Object.fromEntries(
    Object.keys({ ...than, ...values })
      .filter((field) => !saysTheSame(values[field], than[field]))
      .map((field) => [field, values[field]]),
  );
