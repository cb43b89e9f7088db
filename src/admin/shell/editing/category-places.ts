/** The places of categories: two levels, and an order among sisters. */
import { categoryPath, subcategoryPath } from '#core/paths.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { planSave } from '#core/editing/plan-save.ts';

/** A category as staff have it, with the id of its document. */
export interface StaffCategory {
  readonly id: string;
  readonly category: Category;
}

export interface CategoryBranch extends StaffCategory {
  readonly children: readonly StaffCategory[];
}

export interface CategoryPlaces {
  readonly tops: readonly CategoryBranch[];
  /** Those whose parent is not there, or is no top category: no page shows them. */
  readonly strays: readonly StaffCategory[];
  readonly deleted: readonly StaffCategory[];
}

/** Where visitors find it. */
export const addressOf = ({ id, category }: StaffCategory): string =>
  category.parent === null ? categoryPath(category.slug) : subcategoryPath(id);

const byOrder = (one: StaffCategory, other: StaffCategory): number =>
  one.category.order - other.category.order || (one.id < other.id ? -1 : 1);

/** Those that stand under `parent`, or at the top where it is null, in their order. */
export const sistersUnder = (
  all: readonly StaffCategory[],
  parent: string | null,
): StaffCategory[] =>
  all
    .filter(({ category }) => category.parent === parent && category.deletedAt === null)
    .toSorted(byOrder);

/** The tree, as the site shows it, and what is not in it. */
export function categoryPlaces(all: readonly StaffCategory[]): CategoryPlaces {
  const tops = sistersUnder(all, null).map((top) => ({
    ...top,
    children: sistersUnder(all, top.id),
  }));
  const placed = new Set(
    tops.flatMap(({ id, children }) => [id, ...children.map((each) => each.id)]),
  );
  return {
    tops,
    strays: all.filter(({ id, category }) => category.deletedAt === null && !placed.has(id)),
    deleted: all.filter(({ category }) => category.deletedAt !== null).toSorted(byOrder),
  };
}

/** The place of a new one: after its sisters. */
export const nextOrder = (all: readonly StaffCategory[], parent: string | null): number =>
  Math.max(-1, ...sistersUnder(all, parent).map(({ category }) => category.order)) + 1;

/** The ids with one of them at another place. @param to its new place, from 0; beyond the ends counts as there */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return ids.includes(id) ? others.toSpliced(Math.max(0, to), 0, id) : [...ids];
}

/** Whether they stand one after the other in this order. */
export const standInOrder = (all: readonly StaffCategory[], ids: readonly string[]): boolean => {
  const own = all.filter(({ id, category }) => ids.includes(id) && category.deletedAt === null);
  const now = own.toSorted(byOrder).map(({ id }) => id);
  return now.length === ids.length && now.every((id, place) => id === ids[place]);
};

/** What is to be written so that sisters stand in this order: only those whose number changes. */
export const planOrder = (inOrder: readonly StaffCategory[]): DocumentWrite[] =>
  inOrder.flatMap(({ id, category }, order) => {
    const write = planSave(categoryKind, { id, base: category, next: { ...category, order } });
    return write === undefined ? [] : [write];
  });

/** The same categories as they stand once that is written. */
export const inNewOrder = (inOrder: readonly StaffCategory[]): StaffCategory[] =>
  inOrder.map(({ id, category }, order) => ({
    id,
    category: category.order === order ? category : { ...category, order, rev: category.rev + 1 },
  }));
