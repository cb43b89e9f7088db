/** Reads what staff edit: all documents of a thing. */
import { readToEdit } from '#firebase/browser/staff-documents.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** @returns null when it is not there; what does not fit its schema is there to be mended, as far as it can be read */
export async function readEdited(
  { parts }: Pick<Editable, 'parts'>,
  id: string,
): Promise<Result<Documents | null>> {
  const read = await databaseOutcome(() =>
    Promise.all(parts.map(({ kind }) => readToEdit(kind, id))),
  );
  if (!read.success) return read;
  const [main, ...others] = read.value;
  return succeeded(main === undefined ? null : [main, ...others]);
}
