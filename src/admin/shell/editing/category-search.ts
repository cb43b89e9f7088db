/** Categories that are looked for by the beginnings of their words. */
import type { StaffCategory } from './category-places.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface FoundCategory {
  id: string;
  name: string;
  /** Of the one that it stands under. */
  parent: string | undefined;
}

/** Those in whose name every typed word begins a word, deleted ones left out, the top ones first. */
export function categoriesNamed(
  all: readonly StaffCategory[],
  text: string,
  most: number,
): FoundCategory[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const nameOf = new Map(all.map(({ id, category }) => [id, category.name]));
  return all
    .filter(({ category }) => {
      const known = wordsOf(category.name);
      return (
        category.deletedAt === null &&
        wanted.every((word) => known.some((each) => each.startsWith(word)))
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
