/** Takes away what staff edit, and brings it back: it stays in the database, with the time of its deletion. */
import { problemsIn, type Documents, type Editable } from '#domain/editing/editable.ts';
import { planDeletion } from '#domain/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#domain/result.ts';
import { readEdited } from './read-edited.ts';
import { takenAddress } from './taken-address.ts';
import { writeAsStaff } from './write-as-staff.ts';

const CHANGED =
  'Somebody else has saved it meanwhile. Look at it as it is now, then try again if it should still go.';

interface Target {
  id: string;
  /** As it was read. */
  base: Documents;
}

/** What stands there now, such as another of the same address, may leave no place for it. */
export async function whyNotBack(
  editable: Editable,
  { id, base }: Target,
): Promise<Result<string | undefined>> {
  const form = editable.formOf(base);
  const taken = await takenAddress(editable, form, id);
  if (!taken.success) return taken;
  const problems = [...(taken.value ? [taken.value.words] : []), ...problemsIn(editable, form)];
  return succeeded(
    problems.length === 0 ? undefined : `It cannot come back as it is. ${problems.join(' ')}`,
  );
}

/** The rules take no change of what does not fit. */
function whyNotGone(editable: Editable, base: Documents): string | undefined {
  const problems = problemsIn(editable, editable.formOf(base));
  return problems.length === 0
    ? undefined
    : `It can be deleted when it is mended and saved. ${problems.join(' ')}`;
}

/**
 * Deletes what is not deleted, and restores what is.
 * @returns as it stands now
 * @throws Error when nobody is signed in
 */
export async function deleteOrRestore(
  editable: Editable,
  { id, base }: Target,
): Promise<Result<Documents>> {
  const [main] = base;
  const reason =
    typeof main['deletedAt'] === 'number'
      ? await whyNotBack(editable, { id, base })
      : succeeded(whyNotGone(editable, base));
  if (!reason.success) return reason;
  if (reason.value !== undefined) return failed(reason.value);
  const written = await writeAsStaff([planDeletion(editable.parts[0].kind, id, main)]);
  if (!written.success) {
    return written.code === 'permission-denied' ? failed(CHANGED, 'changed') : written;
  }
  const read = await readEdited(editable, id);
  if (!read.success) return read;
  return read.value === null ? failed(CHANGED, 'changed') : succeeded(read.value);
}
