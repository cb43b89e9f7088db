/** Deletes a category that is empty, and restores one that is deleted; each with the way back. */
import { useQueryClient } from '@tanstack/react-query';
import { deleteOrRestoreCategory } from './actions/delete-category.ts';
import type { FoundCategories } from '#admin/shell/actions/list-categories.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { CATEGORIES_KEY } from './use-categories.ts';

export function useDeletion(all: readonly StaffCategory[]) {
  const cache = useQueryClient();
  const again = async (id: string): Promise<void> => {
    const now = cache.getQueryData<FoundCategories>(CATEGORIES_KEY)?.all ?? [];
    const one = now.find((each) => each.id === id);
    if (one) await deleteOrRestore(one, now, 'Undone.');
  };
  async function deleteOrRestore(
    one: StaffCategory,
    among: readonly StaffCategory[] = all,
    words?: string,
  ): Promise<void> {
    const wasDeleted = one.category.deletedAt !== null;
    const done = await deleteOrRestoreCategory(among, one);
    await cache.invalidateQueries({ queryKey: CATEGORIES_KEY });
    if (!done.success) {
      sayFailure(done.error);
      return;
    }
    const undo = words === undefined ? () => void again(one.id) : undefined;
    sayDone(words ?? `${one.category.name} ${wasDeleted ? 'restored' : 'deleted'}.`, undo);
  }
  return { deleteOrRestore: (one: StaffCategory) => deleteOrRestore(one) };
}
