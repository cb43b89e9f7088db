/** Takes a category away, as long as nothing is in it. */
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { planDeletion } from '#core/editing/plan-save.ts';
import { failed, type Result } from '#core/result.ts';
import { categoryKind } from '#schema/category.ts';
import { whyNotTurned } from './category-in-use.ts';
import { NotRead } from '#admin/shell/actions/not-read.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';

const CHANGED = 'Someone else changed it. Check the latest version and try again.';

/** Deletes one that is empty, and restores one that is deleted. */
export async function deleteOrRestoreCategory(
  all: readonly StaffCategory[],
  one: StaffCategory,
): Promise<Result> {
  try {
    const reason = await whyNotTurned(all, one);
    if (reason !== undefined) return failed(reason);
  } catch (error) {
    if (error instanceof NotRead) return failed(error.message);
    throw error;
  }
  const written = await writeAsStaff([planDeletion(categoryKind, one.id, one.category)]);
  return !written.success && written.code === 'permission-denied' ? failed(CHANGED) : written;
}
