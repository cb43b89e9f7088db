/** Undoes a save, deletion or restoration, unless somebody has saved since. */
import { deleteOrRestore, problemsOfReturn } from './delete-edited.ts';
import { saveEdited } from './save-edited.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Undo } from '#admin/shell/messages-store.ts';

interface Done {
  id: string;
  /** Undefined if the save created the item. */
  before: Documents | undefined;
  after: Documents;
}

/** @returns the current documents */
async function revert(editable: Editable, { id, before, after }: Done): Promise<Result<Documents>> {
  if (before === undefined || isDeleted(before[0]) !== isDeleted(after[0]))
    return await deleteOrRestore(editable, { id, base: after });
  const form = editable.formOf(before);
  // Another item may have its previous URL by now.
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

/** @param onUndone receives the documents after the undo */
export const undoSave =
  (editable: Editable, done: Done, onUndone: (now: Documents) => void): Undo =>
  async () => {
    const undone = await revert(editable, done);
    if (!undone.success) return undone;
    onUndone(undone.value);
    return succeeded('Undone.');
  };
