/** Whether a document contains a write, after its response was lost. */
import { isSame, SYSTEM_FIELDS, type DocumentWrite } from '#core/editing/document-write.ts';

/** The database sets the time of a deletion. */
const isStored = (field: string, expected: unknown, stored: unknown): boolean =>
  field === 'deletedAt' ? (expected === null) === (stored === null) : isSame(expected, stored);

/**
 * @param fields as stored, with times as dates
 * @param by uid of the author
 */
export function isWritten(
  write: DocumentWrite,
  fields: Readonly<Record<string, unknown>> | undefined,
  by: string,
): boolean {
  if (fields === undefined || fields['updatedBy'] !== by) return false;
  if (write.kind === 'create')
    return Object.entries(write.data).every(
      ([field, value]) => SYSTEM_FIELDS.has(field) || isSame(value, fields[field]),
    );
  const isNewer = Number(fields['rev']) >= write.rev;
  return (
    isNewer && write.changes.every(({ field, after }) => isStored(field, after, fields[field]))
  );
}
