/** Takes a category away, as long as nothing is in it. */
import { productsIn, whyNotRestored } from '#domain/editing/category-changes.ts';
import { sistersUnder, type StaffCategory } from '#domain/editing/category-places.ts';
import { planDeletion } from '#domain/editing/plan-save.ts';
import { failed, type Result } from '#domain/result.ts';
import { formatDesigns } from '#domain/format.ts';
import { categoryKind } from '#schema/category.ts';
import { NotRead } from './not-read.ts';
import { countProductsIn } from './regroup-products.ts';
import { writeAsStaff } from './write-as-staff.ts';

const CHANGED = 'Somebody else has saved it meanwhile. Look at it as it is now, then try again.';

async function whyNotDeleted(
  all: readonly StaffCategory[],
  one: StaffCategory,
): Promise<string | undefined> {
  const { name } = one.category;
  const below = sistersUnder(all, one.id).length;
  if (below > 0) {
    return `${name} has ${below === 1 ? 'a subcategory' : `${below} subcategories`}. Merge it into another category, or move them first.`;
  }
  const products = await countProductsIn(productsIn(one));
  return products === 0
    ? undefined
    : `${formatDesigns(products)} ${products === 1 ? 'is' : 'are'} in ${name}. Merge it into another category: its products go along, and its address leads there.`;
}

/** Deletes one that is empty, and restores one that is deleted. */
export async function deleteOrRestoreCategory(
  all: readonly StaffCategory[],
  one: StaffCategory,
): Promise<Result> {
  try {
    const reason =
      one.category.deletedAt === null ? await whyNotDeleted(all, one) : whyNotRestored(all, one);
    if (reason !== undefined) return failed(reason);
  } catch (error) {
    if (error instanceof NotRead) return failed(error.message);
    throw error;
  }
  const written = await writeAsStaff([planDeletion(categoryKind, one.id, one.category)]);
  return !written.success && written.code === 'permission-denied' ? failed(CHANGED) : written;
}
