/** The names of categories and their subcategories that have products. */
import { fieldsOf } from './unknown-json.ts';

export interface CategoryNames {
  categories: string[];
  /** By the name of the category. */
  subcategories: Record<string, string[]>;
}

/** The relevant fields of a product. */
export interface Categorised {
  category?: string | undefined;
  subCategory?: string | undefined;
}

/**
 * The distinct category names of products, in order: a category only if it has a name, a subcategory only if
 * both have.
 */
export function categoryNames(products: Iterable<Categorised>): CategoryNames {
  const byCategory = new Map<string, Set<string>>();
  for (const { category, subCategory } of products) {
    if (!category) continue;
    const under = byCategory.get(category) ?? new Set();
    byCategory.set(category, under);
    if (subCategory) under.add(subCategory);
  }
  return {
    categories: [...byCategory.keys()],
    subcategories: Object.fromEntries([...byCategory].map(([name, under]) => [name, [...under]])),
  };
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** Validates parsed JSON. @throws Error when it has another shape */
export function jsonCategories(value: unknown): CategoryNames {
  const { categories, subcategories } = fieldsOf(value) ?? {};
  if (!Array.isArray(categories)) throw new Error('The list of categories cannot be read.');
  return {
    categories: [...new Set(textsIn(categories))],
    subcategories: Object.fromEntries(
      Object.entries(fieldsOf(subcategories) ?? {}).map(([name, under]) => [
        name,
        [...new Set(textsIn(under))],
      ]),
    ),
  };
}
