/** Takes away what staff edit, and brings it back: it stays in the database, with the time of its deletion. */
import {
  ownProblemsIn,
  planReturn,
  problemsIn,
  type Documents,
  type Editable,
} from '#core/editing/editable.ts';
import { isDeleted, planDeletion } from '#core/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { readEdited } from './read-edited.ts';
import { takenAddress } from './taken-address.ts';
import { writeAsStaff } from './write-as-staff.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

const CHANGED =
  'Someone else changed it. Check the latest version, then delete it again if you still want to.';

interface Target {
  id: string;
  /** As it was read. */
  base: Documents;
}

/** What stands there now, such as another of the same address, may leave no place for what stood there before. */
export async function problemsOfReturn(
  editable: Editable,
  { id, base }: Target,
): Promise<Result<string[]>> {
  const form = editable.formOf(base);
  const taken = await takenAddress(editable, { id, base, form });
  if (!taken.success) return taken;
  return succeeded([...(taken.value ? [taken.value.words] : []), ...problemsIn(editable, form)]);
}

/** The same in a sentence; undefined where it can. */
export async function whyNotBack(
  editable: Editable,
  target: Target,
): Promise<Result<string | undefined>> {
  const problems = await problemsOfReturn(editable, target);
  if (!problems.success || problems.value.length === 0) {
    return problems.success ? succeeded(undefined) : problems;
  }
  return succeeded(`It can’t be restored. ${problems.value.join(' ')}`);
}

/** The rules take no change of what does not fit. */
function whyNotGone(editable: Editable, base: Documents): string | undefined {
  const problems = ownProblemsIn(editable, editable.formOf(base));
  return problems.length === 0
    ? undefined
    : `Correct and save it first, then delete it. ${problems.join(' ')}`;
}

/**
 * Deletes what is not deleted, and restores what is.
 * @returns as it stands now
 */
export async function deleteOrRestore(
  editable: Editable,
  { id, base }: Target,
): Promise<Result<Documents>> {
  const [main] = base;
  const isReturn = isDeleted(main);
  const reason = isReturn
    ? await whyNotBack(editable, { id, base })
    : succeeded(whyNotGone(editable, base));
  if (!reason.success) return reason;
  const whyNot =
    reason.value === undefined
      ? await databaseOutcome(async () => await editable.whyKept?.(id))
      : reason;
  if (!whyNot.success) return whyNot;
  if (whyNot.value !== undefined) return failed(whyNot.value);
  const written = await writeAsStaff(
    isReturn ? planReturn(editable, id, base) : [planDeletion(editable.parts[0].kind, id, main)],
  );
  if (!written.success) {
    return written.code === 'permission-denied' ? failed(CHANGED, 'changed') : written;
  }
  const read = await readEdited(editable, id);
  if (!read.success) return read;
  return read.value === null ? failed(CHANGED, 'changed') : succeeded(read.value);
}
