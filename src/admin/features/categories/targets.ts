/** Categories to choose from, in the order of the tree. */
import { sistersUnder, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { Target } from './change-dialog.tsx';

export const topTargets = (all: readonly StaffCategory[]): Target[] =>
  sistersUnder(all, null).map(({ id, category }) => ({ id, name: category.name }));

/** Each followed by those under it, which bear its name before theirs. */
export const allTargets = (all: readonly StaffCategory[]): Target[] =>
  topTargets(all).flatMap((top) => [
    top,
    ...sistersUnder(all, top.id).map(({ id, category }) => ({
      id,
      name: `${top.name} › ${category.name}`,
    })),
  ]);

/** How many products go along, in a sentence. */
export const productsGo = (count: number | undefined): string => {
  if (count === undefined) return 'Its products move with it.';
  if (count === 0) return 'It has no products.';
  return count === 1 ? 'Its product moves with it.' : `Its ${count} products move with it.`;
};
