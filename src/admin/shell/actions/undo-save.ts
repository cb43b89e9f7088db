/** Takes a save back, unless somebody has saved since. */
import { deleteOrRestore, problemsOfReturn } from './delete-edited.ts';
import { saveEdited } from './save-edited.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

interface Done {
  id: string;
  /** Undefined where the save made it. */
  before: Documents | undefined;
  after: Documents;
}

/** @returns as it stands now */
export async function undoSave(
  editable: Editable,
  { id, before, after }: Done,
): Promise<Result<Documents>> {
  if (before === undefined) return await deleteOrRestore(editable, { id, base: after });
  const form = editable.formOf(before);
  // Another may have the address by now that it had before.
  const problems = await problemsOfReturn(editable, { id, base: before });
  if (!problems.success) return problems;
  if (problems.value.length > 0) {
    return failed(`It can’t be undone. ${problems.value.join(' ')}`);
  }
  const saved = await saveEdited(editable, { id, base: after, form });
  if (!saved.success) return saved;
  return saved.value.state === 'saved'
    ? succeeded(saved.value.now)
    : failed('Someone else saved changes after you, so nothing was undone.');
}
