/** Deletes and restores edited items. Deleted items stay in the database with the time of deletion. */
import {
  ownProblemsIn,
  planReturn,
  problemsIn,
  type Documents,
  type Editable,
} from '#core/editing/editable.ts';
import { isDeleted, planDeletion } from '#core/editing/plan-save.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { Fields } from '#schema/decode-fields.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { readEdited } from './read-edited.ts';
import { takenAddress } from './taken-address.ts';
import { writeAsStaff } from './write-as-staff.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

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

/** Why an item can't be restored, such as a live item with the same URL. */
export async function problemsOfReturn(
  editable: Editable,
  { id, base }: Target,
  database = staffDatabase,
): Promise<Result<string[]>> {
  const form = editable.formOf(base);
  const taken = await takenAddress(editable, { id, base, form }, database);
  if (!taken.success) return taken;
  return succeeded([...(taken.value ? [taken.value.message] : []), ...problemsIn(editable, form)]);
}

/** The same as one sentence; undefined if it can be restored. */
export async function whyNotBack(
  editable: Editable,
  target: Target,
  database: StaffDatabase,
): Promise<Result<string | undefined>> {
  const problems = await problemsOfReturn(editable, target, database);
  if (!problems.success || problems.value.length === 0) {
    return problems.success ? succeeded(undefined) : problems;
  }
  return succeeded(`It can’t be restored. ${problems.value.join(' ')}`);
}

/** The documents after these writes, where they can't be read again; the server's time differs slightly. */
function turned({ parts }: Editable, base: Documents, writes: readonly DocumentWrite[]): Documents {
  const deletedAt = isDeleted(base[0]) ? null : Date.now();
  const after = <T extends Fields | undefined>(document: T, place: number) => {
    const write = writes.find(({ collection }) => collection === parts[place]?.kind.collection);
    return write?.kind === 'update' ? { ...document, rev: write.rev, deletedAt } : document;
  };
  const [main, ...others] = base;
  return [after(main, 0), ...others.map((document, index) => after(document, index + 1))];
}

/** The security rules refuse changes of invalid documents. */
function deletionProblem(editable: Editable, base: Documents): string | undefined {
  const problems = ownProblemsIn(editable, editable.formOf(base));
  return problems.length === 0
    ? undefined
    : `Correct and save it first, then delete it. ${problems.join(' ')}`;
}

/**
 * Deletes an item, or restores a deleted one.
 * @returns the current documents
 */
export async function deleteOrRestore(
  editable: Editable,
  { id, base }: Target,
  database = staffDatabase,
): Promise<Result<Documents>> {
  const [main] = base;
  const isReturn = isDeleted(main);
  const reason = isReturn
    ? await whyNotBack(editable, { id, base }, database)
    : succeeded(deletionProblem(editable, base));
  if (!reason.success) return reason;
  const whyNot =
    reason.value === undefined
      ? await databaseOutcome(
          async () => await editable.blocker?.(id, isReturn ? 'restore' : 'delete'),
        )
      : reason;
  if (!whyNot.success) return whyNot;
  if (whyNot.value !== undefined) return failed(whyNot.value);
  const writes = isReturn
    ? planReturn(editable, id, base)
    : [planDeletion(editable.parts[0].kind, id, main)];
  const written = await writeAsStaff(writes, database);
  if (!written.success) {
    return written.code === 'permission-denied' ? changed(isReturn) : written;
  }
  const read = await readEdited(editable, id, database);
  // It is done, even if the result can't be read.
  if (!read.success) return succeeded(turned(editable, base, writes));
  return read.value === null ? changed(isReturn) : succeeded(read.value);
}
