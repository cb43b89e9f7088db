/** Reads all documents of an edited item. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/**
 * @returns null if it does not exist; invalid documents are returned as far as they can be read, to be repaired
 */
export async function readEdited(
  { parts }: Pick<Editable, 'parts'>,
  id: string,
  { readToEdit } = staffDatabase,
): Promise<Result<Documents | null>> {
  const read = await databaseOutcome(() =>
    Promise.all(parts.map(({ kind }) => readToEdit(kind, id))),
  );
  if (!read.success) return read;
  const [main, ...others] = read.value;
  return succeeded(main === undefined ? null : [main, ...others]);
}
