/** Reads what staff edit: all documents of a thing. */
import { readDocument } from '#client/staff-documents.ts';
import type { Documents, Editable } from '#domain/editing/editable.ts';
import type { Fields } from '#domain/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#domain/result.ts';
import { unfitWords } from '#domain/publishing/problem-words.ts';
import { databaseOutcome } from './database-outcome.ts';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** @returns null when it is not there; a failure of code `unfit`, with the fields, where it does not fit its schema */
export async function readEdited(
  { parts }: Pick<Editable, 'parts'>,
  id: string,
): Promise<Result<Documents | null>> {
  const read = await databaseOutcome(() =>
    Promise.all(parts.map(({ kind }) => readDocument(kind, id))),
  );
  if (!read.success) return read;
  const problems = read.value.flatMap((found) => (found?.fits === false ? found.problems : []));
  if (problems.length > 0) {
    return failed(unfitWords(problems), 'unfit');
  }
  const [main, ...others] = read.value.map((found) =>
    found?.fits === true && isFields(found.value) ? found.value : undefined,
  );
  return succeeded(main === undefined ? null : [main, ...others]);
}
