/** Category search by word prefixes. */
import type { StaffCategory } from './category-places.ts';

const termsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface CategoryMatch {
  id: string;
  name: string;
  /** Name of the parent. */
  parent: string | undefined;
}

/** Categories whose name has a word for each typed prefix, without deleted ones, top categories first. */
export function categoriesNamed(
  all: readonly StaffCategory[],
  text: string,
  most: number,
): CategoryMatch[] {
  const queryTerms = termsOf(text);
  if (queryTerms.length === 0) return [];
  const nameOf = new Map(all.map(({ id, category }) => [id, category.name]));
  return all
    .filter(({ category }) => {
      const nameTerms = termsOf(category.name);
      return (
        category.deletedAt === null &&
        queryTerms.every((word) => nameTerms.some((each) => each.startsWith(word)))
      );
    })
    .toSorted((a, b) => Number(a.category.parent !== null) - Number(b.category.parent !== null))
    .slice(0, most)
    .map(({ id, category: { name, parent } }) => ({
      id,
      name,
      parent: parent === null ? undefined : nameOf.get(parent),
    }));
}
