/** Deletes a category that is empty, and restores one that is deleted; both can be undone. */
import { useQueryClient } from '@tanstack/react-query';
import { deleteOrRestore } from '#admin/shell/actions/delete-edited.ts';
import { undoSave } from '#admin/shell/actions/undo-save.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { editableWithin } from './actions/category-in-use.ts';
import { CATEGORIES_QUERY } from '#admin/shell/use-categories.ts';

export function useDeletion(all: readonly StaffCategory[]) {
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries({ queryKey: CATEGORIES_QUERY.queryKey });
  return async ({ id, category }: StaffCategory): Promise<void> => {
    const editable = editableWithin(all, id);
    const turned = await deleteOrRestore(editable, { id, base: [category] });
    refresh();
    if (!turned.success) {
      sayFailure(turned.error);
      return;
    }
    sayDone(
      `${category.name} ${category.deletedAt === null ? 'deleted' : 'restored'}.`,
      undoSave(editable, { id, writes: turned.value.writes }, refresh),
    );
  };
}
