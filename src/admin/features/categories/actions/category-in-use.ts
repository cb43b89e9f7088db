/** Why a category cannot be deleted or restored, from what is stored now. */
import { whyNotRestored } from '#admin/features/categories/model/category-changes.ts';
import { childrenOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { editableCategory } from '#admin/features/categories/model/category-form.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import type { Editable } from '#core/editing/editable.ts';
import { formatProducts } from '#core/format.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { countProductsIn } from './change-categories.ts';

async function whyNotDeleted(
  all: readonly StaffCategory[],
  one: StaffCategory,
  database: StaffDatabase,
): Promise<string | undefined> {
  const { name } = one.category;
  const below = childrenOf(all, one.id).length;
  if (below > 0) {
    return `${name} has ${below === 1 ? 'a subcategory' : `${below} subcategories`}. Move ${below === 1 ? 'it' : 'them'} or merge the category first.`;
  }
  const products = await countProductsIn(one, database);
  return products === 0
    ? undefined
    : `${formatProducts(products)} ${products === 1 ? 'is' : 'are'} in ${name}. Merge it into another category to move its products. Its page URL will redirect there.`;
}

/** @param id undefined for a new item */
export const editableWithin = (
  all: readonly StaffCategory[],
  id: string | undefined,
  database = staffDatabase,
): Editable => ({
  ...editableCategory(all.filter((each) => each.id !== id)),
  blocker: async (own, change) => {
    const { all: stored } = await listCategories(database);
    const one = stored.find((each) => each.id === own);
    if (one === undefined) return undefined;
    return change === 'delete'
      ? await whyNotDeleted(stored, one, database)
      : whyNotRestored(stored, one);
  },
});
