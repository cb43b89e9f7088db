/** Reorders categories: shown at once, saved one change at a time. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { LoadedCategories } from '#admin/shell/actions/list-categories.ts';
import { writeOnce } from '#admin/shell/actions/write-as-staff.ts';
import {
  areInOrder,
  inNewOrder,
  movedTo,
  planOrder,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { CATEGORIES_QUERY } from '#admin/shell/use-categories.ts';

/** Sibling ids in the new order. */
type Order = readonly string[];

const CHANGED =
  'Not moved: someone else changed these categories. The list is up to date now. Try again.';

/** Serial, because each save needs the revisions of the one before it. */
let lastSave: Promise<unknown> = Promise.resolve();

/** Shows an order of loaded categories, and saves it. */
export async function saveOrder(
  cache: QueryClient,
  ids: Order,
  database = staffDatabase,
): Promise<Result> {
  const current = cache.getQueryData<LoadedCategories>(CATEGORIES_QUERY.queryKey);
  if (current === undefined) return failed(CHANGED);
  const inOrder = ids.flatMap((id) => current.all.find((each) => each.id === id) ?? []);
  const moved = new Map(inNewOrder(inOrder).map((each) => [each.id, each]));
  const all = current.all.map((each) => moved.get(each.id) ?? each);
  // A read that is running would bring the old order back.
  void cache.cancelQueries({ queryKey: CATEGORIES_QUERY.queryKey });
  cache.setQueryData<LoadedCategories>(CATEGORIES_QUERY.queryKey, { ...current, all });
  const saving = lastSave.then(() =>
    databaseOutcome(() => writeOnce(planOrder(inOrder), database)),
  );
  lastSave = saving;
  const saved = await saving;
  if (saved.success) return saved;
  await cache.invalidateQueries({ queryKey: CATEGORIES_QUERY.queryKey });
  return saved.code === 'permission-denied' ? failed(CHANGED) : saved;
}

export type MoveCategory = (siblings: readonly StaffCategory[], id: string, to: number) => void;

/** @returns moves one of `siblings` to another place, from 0 */
export function useCategoryOrder(): MoveCategory {
  const cache = useQueryClient();
  const move = async (siblings: readonly StaffCategory[], id: string, to: number) => {
    const before = siblings.map((each) => each.id);
    const after = movedTo(before, id, to);
    const [from, place] = [before.indexOf(id), after.indexOf(id)];
    if (place === from) return;
    const saved = await saveOrder(cache, after);
    if (!saved.success) {
      sayFailure(saved.error);
      return;
    }
    const message = `${siblings[from]?.category.name} moved to position ${place + 1} of ${after.length}.`;
    sayDone(message, async () => {
      const { all = [] } = cache.getQueryData<LoadedCategories>(CATEGORIES_QUERY.queryKey) ?? {};
      if (!areInOrder(all, after)) return failed(CHANGED);
      const undone = await saveOrder(cache, before);
      return undone.success ? succeeded('Undone.') : undone;
    });
  };
  return (siblings, id, to) => void move(siblings, id, to);
}
