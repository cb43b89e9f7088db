/** A record as text, for comparison. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All texts and numbers of a record, in order. */
export function showRecord(value: unknown): string {
  if (Array.isArray(value)) return value.map(showRecord).filter(Boolean).join(' | ');
  if (isRecord(value)) return Object.values(value).map(showRecord).filter(Boolean).join(', ');
  return value === undefined || value === null ? '' : String(value);
}
