/** Moves or merges categories: first their products, then the categories themselves, all at once. */
import type { CategoryChange } from '#admin/features/categories/model/category-changes.ts';
import { failed, type Result } from '#core/result.ts';
import { regroupProducts, type Watched } from './regroup-products.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

const CHANGED =
  'Someone else changed one of these categories. Check the latest version and try again.';

const NAMED = 5;

const unfitWords = (ids: readonly string[]): string =>
  `These products have errors and were not moved: ${ids
    .slice(0, NAMED)
    .join(
      ', ',
    )}${ids.length > NAMED ? `, and ${ids.length - NAMED} more` : ''}. Correct them and try again.`;

async function moveProducts(
  { regroupings }: CategoryChange,
  watched: Watched,
): Promise<Result | undefined> {
  for (const regrouping of regroupings) {
    const moved = await regroupProducts(regrouping, watched);
    if (!moved.success) return moved;
    if (moved.value.length > 0) return failed(unfitWords(moved.value));
  }
  return undefined;
}

/** What fails half-way is done again from where it stopped: the categories themselves change last. */
export async function changeCategories(change: CategoryChange, watched: Watched): Promise<Result> {
  const moved = await databaseOutcome(() => moveProducts(change, watched));
  const failure = moved.success ? moved.value : moved;
  if (failure) return failure;
  const written = await writeAsStaff(change.writes);
  return !written.success && written.code === 'permission-denied' ? failed(CHANGED) : written;
}
