/** Undoes a save, deletion or restoration, unless somebody has saved since. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { failed, succeeded } from '#core/result.ts';
import { inverseOf } from '#admin/shell/editing/inverse-write.ts';
import type { Undo } from '#admin/shell/messages-store.ts';
import { readEdited } from './read-edited.ts';
import { writeAsStaff } from './write-as-staff.ts';

/** An item as it is after its writes. */
export interface Written {
  now: Documents;
  writes: readonly DocumentWrite[];
}

/** @param onUndone receives the documents after the undo */
export const undoSave =
  (
    editable: Editable,
    { id, writes }: { id: string; writes: readonly DocumentWrite[] },
    onUndone: (now: Documents) => void,
  ): Undo =>
  async () => {
    const undone = await writeAsStaff(writes.toReversed().map(inverseOf));
    if (!undone.success)
      return undone.code === 'permission-denied'
        ? failed('Someone else saved changes after you, so nothing was undone.')
        : undone;
    const read = await readEdited(editable, id);
    if (!read.success) return read;
    if (read.value !== null) onUndone(read.value);
    return succeeded('Undone.');
  };
