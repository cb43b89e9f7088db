/** The names of categories and their subcategories that have products. */
import { fieldsOf } from './unknown-json.ts';

export interface CategoryNames {
  categories: string[];
  /** By the name of the category. */
  subcategories: Record<string, string[]>;
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
