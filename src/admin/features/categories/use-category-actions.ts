/** Product counts of categories, and their deletion and restoration with undo. */
import { useQuery } from '@tanstack/react-query';
import { deleteOrRestore } from '#admin/shell/actions/delete-edited.ts';
import { undoSave } from '#admin/shell/actions/undo-save.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { CATEGORIES_QUERY } from '#admin/shell/use-categories.ts';
import { productKind } from '#schema/product.ts';
import { editableWithin } from './actions/category-in-use.ts';
import { countProductsIn } from './actions/change-categories.ts';

export type ProductCounts = ReadonlyMap<string, number>;

/** By category id; undefined until the database has counted. */
export function useProductCounts(all: readonly StaffCategory[]): ProductCounts | undefined {
  const live = all.filter(({ category }) => category.deletedAt === null);
  const places = live.map(({ id, category }) => [id, category.parent]);
  const counted = useQuery({
    queryKey: [...listKey(productKind), 'by category', places],
    queryFn: async (): Promise<ProductCounts> =>
      new Map(
        await Promise.all(live.map(async (one) => [one.id, await countProductsIn(one)] as const)),
      ),
    enabled: live.length > 0,
  });
  return counted.data;
}

const refresh = (): void => void queries.invalidateQueries({ queryKey: CATEGORIES_QUERY.queryKey });

/** Deletes a category that is empty, or restores a deleted one. */
export async function deleteOrRestoreCategory(
  all: readonly StaffCategory[],
  { id, category }: StaffCategory,
): Promise<void> {
  const editable = editableWithin(all, id);
  const turned = await deleteOrRestore(editable, { id, base: [category] });
  refresh();
  if (!turned.success) {
    sayFailure(turned.error);
    return;
  }
  const done = { id, before: [category] as const, after: turned.value };
  sayDone(
    `${category.name} ${category.deletedAt === null ? 'deleted' : 'restored'}.`,
    undoSave(editable, done, refresh),
  );
}
