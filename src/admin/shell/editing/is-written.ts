/** Whether a document stands as somebody wanted to write it: an attempt whose answer was lost has been done. */
import { isSame, KEPT_BY_THE_SHOP, type DocumentWrite } from '#core/editing/document-write.ts';

/** The time of a deletion is the database's own. */
const stands = (field: string, wanted: unknown, stored: unknown): boolean =>
  field === 'deletedAt' ? (wanted === null) === (stored === null) : isSame(wanted, stored);

/** @param fields as they are stored, times as dates @param by uid of who wrote */
export function isWritten(
  write: DocumentWrite,
  fields: Readonly<Record<string, unknown>> | undefined,
  by: string,
): boolean {
  if (fields === undefined || fields['updatedBy'] !== by) return false;
  if (write.kind === 'create')
    return Object.entries(write.data).every(
      ([field, value]) => KEPT_BY_THE_SHOP.has(field) || isSame(value, fields[field]),
    );
  const isNewer = Number(fields['rev']) >= write.rev;
  return isNewer && write.changes.every(({ field, after }) => stands(field, after, fields[field]));
}
