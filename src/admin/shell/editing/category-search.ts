/** Category search by any part of the name. */
import type { StaffCategory } from './category-places.ts';

export interface CategoryMatch {
  id: string;
  name: string;
  /** Name of the parent. */
  parent: string | undefined;
}

/** Categories whose name contains the text, without deleted ones, top categories first. */
export function categoriesNamed(
  all: readonly StaffCategory[],
  text: string,
  most: number,
): CategoryMatch[] {
  const part = text.trim().toLowerCase();
  const nameOf = new Map(all.map(({ id, category }) => [id, category.name]));
  return all
    .filter(
      ({ category: { name, deletedAt } }) =>
        part !== '' && deletedAt === null && name.toLowerCase().includes(part),
    )
    .toSorted((a, b) => Number(a.category.parent !== null) - Number(b.category.parent !== null))
    .slice(0, most)
    .map(({ id, category: { name, parent } }) => ({
      id,
      name,
      parent: parent === null ? undefined : nameOf.get(parent),
    }));
}
