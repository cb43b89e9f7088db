/** Category options in the order of the tree. */
import { childrenOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { Target } from './change-dialog.tsx';

export const topTargets = (all: readonly StaffCategory[]): Target[] =>
  childrenOf(all, null).map(({ id, category }) => ({ id, name: category.name }));

/** Each top category, followed by its subcategories with its name as prefix. */
export const allTargets = (all: readonly StaffCategory[]): Target[] =>
  topTargets(all).flatMap((top) => [
    top,
    ...childrenOf(all, top.id).map(({ id, category }) => ({
      id,
      name: `${top.name} › ${category.name}`,
    })),
  ]);

/** How many products move along, as a sentence. */
export const productsGo = (count: number | undefined): string => {
  if (count === undefined) return 'Its products move with it.';
  if (count === 0) return 'It has no products.';
  return count === 1 ? 'Its product moves with it.' : `Its ${count} products move with it.`;
};
