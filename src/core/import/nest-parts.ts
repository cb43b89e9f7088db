/** Converts values by field path, `seo.title`, into nested records. */
import type { RowValues } from './plan-row.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a field path, `seo.title`. */
export function valueAt(record: object, path: string): unknown {
  const [field = '', part] = path.split('.');
  const value: unknown = Reflect.get(record, field);
  if (part === undefined) return value;
  return isRecord(value) ? value[part] : undefined;
}

/** @param base provides the parts without new values */
export function nestParts(values: RowValues, base: RowValues = {}): RowValues {
  const nested: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [field = '', part] = path.split('.');
    if (part === undefined) nested[field] = value;
    else {
      const before = nested[field] ?? base[field];
      nested[field] = { ...(isRecord(before) ? before : {}), [part]: value };
    }
  }
  return nested;
}
