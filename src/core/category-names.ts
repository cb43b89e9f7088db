/** The names of categories and of what is under each, by the products that are in them. */
import { fieldsOf } from './unknown-json.ts';

export interface CategoryNames {
  categories: string[];
  /** By the name of the category. */
  subcategories: Record<string, string[]>;
}

/** What of a product counts. */
export interface Categorised {
  category?: string | undefined;
  subCategory?: string | undefined;
}

/**
 * The names that products contribute, each once, in the order in which they come: a category only where there is
 * one, a subcategory only where there are both.
 */
export function categoryNames(products: Iterable<Categorised>): CategoryNames {
  const found = new Map<string, Set<string>>();
  for (const { category, subCategory } of products) {
    if (!category) continue;
    const under = found.get(category) ?? new Set();
    found.set(category, under);
    if (subCategory) under.add(subCategory);
  }
  return {
    categories: [...found.keys()],
    subcategories: Object.fromEntries([...found].map(([name, under]) => [name, [...under]])),
  };
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** Reads what JSON has carried. @throws Error when it is something else */
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
