/** Deletes and restores edited items. Deleted items stay in the database with the time of deletion. */
import {
  ownProblemsIn,
  planReturn,
  problemsIn,
  type Documents,
  type Editable,
} from '#core/editing/editable.ts';
import { isDeleted, planDeletion } from '#core/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { readEdited } from './read-edited.ts';
import { takenAddress } from './taken-address.ts';
import type { Written } from './undo-save.ts';
import { writeAsStaff } from './write-as-staff.ts';

const changed = (isReturn: boolean) =>
  failed(
    `Someone else changed it. Check the latest version, then ${isReturn ? 'restore' : 'delete'} it again if you still want to.`,
    'changed',
  );

interface Target {
  id: string;
  /** The documents as read. */
  base: Documents;
}

/** Why an item can't be restored, such as a live item with the same URL; undefined if it can. */
export async function whyNotBack(
  editable: Editable,
  { id, base }: Target,
  database = staffDatabase,
): Promise<Result<string | undefined>> {
  const form = editable.formOf(base);
  const taken = await takenAddress(editable, { id, base, form }, database);
  if (!taken.success) return taken;
  const problems = [...(taken.value ? [taken.value.message] : []), ...problemsIn(editable, form)];
  return succeeded(
    problems.length === 0 ? undefined : `It can’t be restored. ${problems.join(' ')}`,
  );
}

/** The security rules refuse changes of invalid documents. */
function whyNotDeleted(editable: Editable, base: Documents): string | undefined {
  const problems = ownProblemsIn(editable, editable.formOf(base));
  return problems.length === 0
    ? undefined
    : `Correct and save it first, then delete it. ${problems.join(' ')}`;
}

/** Deletes an item, or restores a deleted one. */
export async function deleteOrRestore(
  editable: Editable,
  { id, base }: Target,
  database = staffDatabase,
): Promise<Result<Written>> {
  const [main] = base;
  const isReturn = isDeleted(main);
  const reason = isReturn
    ? await whyNotBack(editable, { id, base }, database)
    : succeeded(whyNotDeleted(editable, base));
  if (!reason.success) return reason;
  const blocked = await databaseOutcome(
    async () => reason.value ?? (await editable.blocker?.(id, isReturn ? 'restore' : 'delete')),
  );
  if (!blocked.success) return blocked;
  if (blocked.value !== undefined) return failed(blocked.value);
  const writes = isReturn
    ? planReturn(editable, id, base)
    : [planDeletion(editable.parts[0].kind, id, main)];
  const written = await writeAsStaff(writes, database);
  if (!written.success) return written.code === 'permission-denied' ? changed(isReturn) : written;
  const read = await readEdited(editable, id, database);
  if (!read.success) return read;
  return read.value === null ? changed(isReturn) : succeeded({ now: read.value, writes });
}
