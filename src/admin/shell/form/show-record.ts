/** A record of a form in words, for who compares two of them. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every text and number in it, in its order. */
export function showRecord(value: unknown): string {
  if (Array.isArray(value)) return value.map(showRecord).filter(Boolean).join(' | ');
  if (isRecord(value)) return Object.values(value).map(showRecord).filter(Boolean).join(', ');
  return value === undefined || value === null ? '' : String(value);
}
