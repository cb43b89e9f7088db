/** What stands in the way of deleting a category, or of restoring it: counted anew, whatever a screen has shown. */
import { productsIn, whyNotRestored } from '#admin/features/categories/model/category-changes.ts';
import { sistersUnder, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { formatProducts } from '#core/format.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { countProductsIn } from './regroup-products.ts';

async function whyNotDeleted(
  all: readonly StaffCategory[],
  one: StaffCategory,
): Promise<string | undefined> {
  const { name } = one.category;
  const below = sistersUnder(all, one.id).length;
  if (below > 0) {
    return `${name} has ${below === 1 ? 'a subcategory' : `${below} subcategories`}. Move ${below === 1 ? 'it' : 'them'} or merge the category first.`;
  }
  const products = await countProductsIn(productsIn(one));
  return products === 0
    ? undefined
    : `${formatProducts(products)} ${products === 1 ? 'is' : 'are'} in ${name}. Merge it into another category to move its products. Its page URL will redirect there.`;
}

/** Why one that is there cannot be deleted, or a deleted one not restored. @throws ReadError */
export const whyNotTurned = async (
  all: readonly StaffCategory[],
  one: StaffCategory,
): Promise<string | undefined> =>
  one.category.deletedAt === null ? await whyNotDeleted(all, one) : whyNotRestored(all, one);

/** The same, as they stand in the database. @throws ReadError */
export async function whyCategoryStays(id: string): Promise<string | undefined> {
  const { all } = await listCategories();
  const one = all.find((each) => each.id === id);
  return one && (await whyNotTurned(all, one));
}
