/** Values by field path, such as `seo.title`. */
import { isRecord } from '#core/editing/form-values.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

/** The value at a field path. */
export function valueAt(record: object, path: string): unknown {
  const [field = '', part] = path.split('.');
  const value: unknown = Reflect.get(record, field);
  if (part === undefined) return value;
  return isRecord(value) ? value[part] : undefined;
}

/** Replaces the values at these paths. */
export function withValues(record: FieldValues, values: FieldValues): Record<string, unknown> {
  const next: Record<string, unknown> = { ...record };
  for (const [path, value] of Object.entries(values)) {
    const [field = '', part] = path.split('.');
    const before = next[field];
    next[field] =
      part === undefined ? value : { ...(isRecord(before) ? before : {}), [part]: value };
  }
  return next;
}
