/** Moves or merges categories: products first, then all changes of categories in one write. */
import type { CategoryChange } from '#admin/features/categories/model/category-changes.ts';
import { failed, type Result } from '#core/result.ts';
import { regroupProducts, type Watched } from './regroup-products.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

const CHANGED =
  'Someone else changed one of these categories. Check the latest version and try again.';

const NAMED = 5;

const invalidMessage = (ids: readonly string[]): string =>
  `These products have errors and were not moved: ${ids
    .slice(0, NAMED)
    .join(
      ', ',
    )}${ids.length > NAMED ? `, and ${ids.length - NAMED} more` : ''}. Correct them and try again.`;

async function moveProducts(
  { regroupings }: CategoryChange,
  watched: Watched,
  database: StaffDatabase,
): Promise<Result | undefined> {
  for (const regrouping of regroupings) {
    const moved = await regroupProducts(regrouping, watched, database);
    if (!moved.success) return moved;
    if (moved.value.length > 0) return failed(invalidMessage(moved.value));
  }
  return undefined;
}

/** A run that fails half-way can be repeated: the categories themselves change last. */
export async function changeCategories(
  change: CategoryChange,
  watched: Watched,
  database = staffDatabase,
): Promise<Result> {
  const moved = await databaseOutcome(() => moveProducts(change, watched, database));
  const failure = moved.success ? moved.value : moved;
  if (failure) return failure;
  const written = await writeAsStaff(change.writes, database);
  return !written.success && written.code === 'permission-denied' ? failed(CHANGED) : written;
}
