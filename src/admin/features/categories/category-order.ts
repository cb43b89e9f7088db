/** Reorders categories: shown at once, saved one change at a time. */
import type { LoadedCategories } from '#admin/shell/actions/list-categories.ts';
import { writeOnce } from '#admin/shell/actions/write-as-staff.ts';
import {
  inNewOrder,
  movedTo,
  planOrder,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { CATEGORIES_QUERY } from '#admin/shell/use-categories.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

const CHANGED =
  'Not moved: someone else changed these categories. The list is up to date now. Try again.';

/** Serial, because each save needs the revisions of the one before it. */
let lastSave: Promise<unknown> = Promise.resolve();

/**
 * Shows an order of loaded categories, and saves it.
 * @param ids siblings in the new order
 */
export async function saveOrder(ids: readonly string[], database = staffDatabase): Promise<Result> {
  const { queryKey } = CATEGORIES_QUERY;
  const current = queries.getQueryData<LoadedCategories>(queryKey);
  if (current === undefined) return failed(CHANGED);
  const inOrder = ids.flatMap((id) => current.all.find((each) => each.id === id) ?? []);
  const moved = new Map(inNewOrder(inOrder).map((each) => [each.id, each]));
  const all = current.all.map((each) => moved.get(each.id) ?? each);
  // A read that is running would bring the old order back.
  void queries.cancelQueries({ queryKey });
  queries.setQueryData<LoadedCategories>(queryKey, { ...current, all });
  const saving = lastSave.then(() =>
    databaseOutcome(() => writeOnce(planOrder(inOrder), database)),
  );
  lastSave = saving;
  const saved = await saving;
  if (saved.success) return saved;
  await queries.invalidateQueries({ queryKey });
  return saved.code === 'permission-denied' ? failed(CHANGED) : saved;
}

/**
 * Moves one of `siblings` to another place, with undo.
 * @param to from 0
 */
export async function moveCategoryTo(
  siblings: readonly StaffCategory[],
  id: string,
  to: number,
): Promise<void> {
  const before = siblings.map((each) => each.id);
  const after = movedTo(before, id, to);
  const [from, place] = [before.indexOf(id), after.indexOf(id)];
  if (place === from) return;
  const saved = await saveOrder(after);
  if (!saved.success) {
    sayFailure(saved.error);
    return;
  }
  const message = `${siblings[from]?.category.name} moved to position ${place + 1} of ${after.length}.`;
  sayDone(message, async () => {
    const undone = await saveOrder(before);
    return undone.success ? succeeded('Undone.') : undone;
  });
}
