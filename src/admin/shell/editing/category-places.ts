/** Places of categories: two levels, ordered among siblings. */
import { categoryPath, subcategoryPath } from '#core/paths.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { planSave } from '#core/editing/plan-save.ts';

/** A category with its document id. */
export interface StaffCategory {
  readonly id: string;
  readonly category: Category;
}

interface CategoryBranch extends StaffCategory {
  readonly children: readonly StaffCategory[];
}

export interface CategoryPlaces {
  readonly tops: readonly CategoryBranch[];
  readonly deleted: readonly StaffCategory[];
}

/** URL path on the site. */
export const categoryPathOf = ({ id, category }: StaffCategory): string =>
  category.parent === null ? categoryPath(category.slug) : subcategoryPath(id);

const byOrder = (one: StaffCategory, other: StaffCategory): number =>
  one.category.order - other.category.order || (one.id < other.id ? -1 : 1);

/** Children of `parent`, or top categories for null, in order. */
export const childrenOf = (all: readonly StaffCategory[], parent: string | null): StaffCategory[] =>
  all
    .filter(({ category }) => category.parent === parent && category.deletedAt === null)
    .toSorted(byOrder);

/** The tree as on the site, and deleted categories. */
export function categoryPlaces(all: readonly StaffCategory[]): CategoryPlaces {
  const tops = childrenOf(all, null).map((top) => ({
    ...top,
    children: childrenOf(all, top.id),
  }));
  return {
    tops,
    deleted: all.filter(({ category }) => category.deletedAt !== null).toSorted(byOrder),
  };
}

/** Order of a new category: after its siblings. */
export const nextOrder = (all: readonly StaffCategory[], parent: string | null): number =>
  Math.max(-1, ...childrenOf(all, parent).map(({ category }) => category.order)) + 1;

/**
 * The ids with one moved to another position.
 * @param to zero-based position; clamped to the list
 */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return ids.includes(id) ? others.toSpliced(Math.max(0, to), 0, id) : [...ids];
}

/** Writes for this order of siblings; only changed numbers. */
export const planOrder = (inOrder: readonly StaffCategory[]): DocumentWrite[] =>
  inOrder.flatMap(({ id, category }, order) => {
    const write = planSave(categoryKind, { id, base: category, next: { ...category, order } });
    return write === undefined ? [] : [write];
  });

/** The same categories after these writes. */
export const inNewOrder = (inOrder: readonly StaffCategory[]): StaffCategory[] =>
  inOrder.map(({ id, category }, order) => ({
    id,
    category: category.order === order ? category : { ...category, order, rev: category.rev + 1 },
  }));
