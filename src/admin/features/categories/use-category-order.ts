/** Reorders categories: shown at once, saved one change at a time. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoadedCategories } from '#admin/shell/actions/list-categories.ts';
import { writeOnce } from '#admin/shell/actions/write-as-staff.ts';
import {
  inNewOrder,
  movedTo,
  planOrder,
  areInOrder,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { sayDone, sayFailure, type Undo } from '#admin/shell/messages-store.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { CATEGORIES_KEY } from './use-categories.ts';

/** Sibling ids in the new order. */
type Order = readonly string[];

const CHANGED =
  'Not moved: someone else changed these categories. The list is up to date now. Try again.';

const inOrder = (all: readonly StaffCategory[], ids: Order): StaffCategory[] =>
  ids.flatMap((id) => all.find((each) => each.id === id) ?? []);

/** The order shown until it is saved. */
export const orderedBy = (all: readonly StaffCategory[], orders: readonly Order[]) => {
  const moved = new Map(
    orders.flatMap((ids) => inNewOrder(inOrder(all, ids)).map((each) => [each.id, each] as const)),
  );
  return all.map((each) => moved.get(each.id) ?? each);
};

/**
 * Saves an order of loaded categories, and updates them.
 */
export async function saveOrder(
  cache: QueryClient,
  ids: Order,
  database = staffDatabase,
): Promise<Result> {
  const current = cache.getQueryData<LoadedCategories>(CATEGORIES_KEY);
  if (current === undefined) return failed(CHANGED);
  const written = await databaseOutcome(() =>
    writeOnce(planOrder(inOrder(current.all, ids)), database),
  );
  if (written.success) {
    cache.setQueryData(CATEGORIES_KEY, { ...current, all: orderedBy(current.all, [ids]) });
    return written;
  }
  await cache.invalidateQueries({ queryKey: CATEGORIES_KEY });
  return written.code === 'permission-denied' ? failed(CHANGED) : written;
}

export function useCategoryOrder() {
  const cache = useQueryClient();
  const [pending, setPending] = useState<readonly Order[]>([]);
  const storedNow = () => cache.getQueryData<LoadedCategories>(CATEGORIES_KEY);
  const saving = useMutation({
    // Serial, because each save needs the revisions of the one before it.
    scope: { id: 'order of categories' },
    mutationFn: (ids: Order) => saveOrder(cache, ids),
    onSettled: (_, __, ids) => setPending((orders) => orders.filter((each) => each !== ids)),
  });
  function save(ids: Order): Promise<Result> {
    setPending((orders) => [...orders, ids]);
    return saving.mutateAsync(ids);
  }
  const undoMove =
    (before: Order, after: Order): Undo =>
    async () => {
      if (!areInOrder(storedNow()?.all ?? [], after)) return failed(CHANGED);
      const saved = await save(before);
      return saved.success ? succeeded('Undone.') : saved;
    };
  return {
    pending,
    /** Moves one of `siblings` to another place, from 0. */
    async move(siblings: readonly StaffCategory[], id: string, to: number): Promise<void> {
      const before = siblings.map((each) => each.id);
      const after = movedTo(before, id, to);
      const [from, place] = [before.indexOf(id), after.indexOf(id)];
      if (place === from) return;
      const saved = await save(after);
      const message = `${siblings[from]?.category.name} moved to position ${place + 1} of ${after.length}.`;
      if (saved.success) sayDone(message, undoMove(before, after));
      else sayFailure(saved.error);
    },
  };
}
