/** Puts categories in another order: shown at once, and saved one change after the other. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundCategories } from '#admin/shell/actions/list-categories.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';
import { inNewOrder, planOrder, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { CATEGORIES_KEY } from './use-categories.ts';

/** The ids of sisters, in the order that is wanted. */
export type Order = readonly string[];

const CHANGED =
  'Not moved: someone else changed these categories. The list is up to date now. Try again.';

const inOrder = (all: readonly StaffCategory[], ids: Order): StaffCategory[] =>
  ids.flatMap((id) => all.find((each) => each.id === id) ?? []);

/** What is shown until it is saved. */
export const orderedBy = (all: readonly StaffCategory[], orders: readonly Order[]) => {
  const moved = new Map(
    orders.flatMap((ids) => inNewOrder(inOrder(all, ids)).map((each) => [each.id, each] as const)),
  );
  return all.map((each) => moved.get(each.id) ?? each);
};

export function useOrder() {
  const cache = useQueryClient();
  const [wanted, setWanted] = useState<readonly Order[]>([]);
  const saving = useMutation({
    // One after the other: each save has the revisions that the one before it has made.
    scope: { id: 'order of categories' },
    mutationFn: async (ids: Order): Promise<boolean> => {
      const found = cache.getQueryData<FoundCategories>(CATEGORIES_KEY);
      if (found === undefined) return false;
      const written = await writeAsStaff(planOrder(inOrder(found.all, ids)));
      if (!written.success) {
        sayFailure(written.code === 'permission-denied' ? CHANGED : written.error);
        await cache.invalidateQueries({ queryKey: CATEGORIES_KEY });
        return false;
      }
      cache.setQueryData(CATEGORIES_KEY, { ...found, all: orderedBy(found.all, [ids]) });
      return true;
    },
    onSettled: (_, __, ids) => setWanted((orders) => orders.filter((each) => each !== ids)),
  });
  return {
    wanted,
    /** @returns whether it is saved; if not, that is said */
    save: (ids: Order): Promise<boolean> => {
      setWanted((orders) => [...orders, ids]);
      return saving.mutateAsync(ids).catch((error: unknown) => {
        sayFailure(error instanceof Error ? error.message : String(error));
        return false;
      });
    },
  };
}
