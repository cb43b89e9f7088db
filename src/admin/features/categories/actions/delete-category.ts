/** Takes a category away, as long as nothing is in it. */
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { planDeletion } from '#core/editing/plan-save.ts';
import { failed, type Result } from '#core/result.ts';
import { categoryKind } from '#schema/category.ts';
import { whyNotTurned } from './category-in-use.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

const CHANGED = 'Someone else changed it. Check the latest version and try again.';

/** Deletes one that is empty, and restores one that is deleted. */
export async function deleteOrRestoreCategory(
  all: readonly StaffCategory[],
  one: StaffCategory,
): Promise<Result> {
  const reason = await databaseOutcome(() => whyNotTurned(all, one));
  if (!reason.success) return reason;
  if (reason.value !== undefined) return failed(reason.value);
  const written = await writeAsStaff([planDeletion(categoryKind, one.id, one.category)]);
  return !written.success && written.code === 'permission-denied' ? failed(CHANGED) : written;
}
