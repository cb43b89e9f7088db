/** Names of categories that the shop does not have, and the categories to choose for them. */
import type { CategoryChoices } from '#core/import/categories.ts';
import { suggestCategory } from './category-suggestion.ts';
import type { StoredCategory } from '#core/import/stored.ts';

export interface UnknownCategory {
  /** As in the list, with its parent: `Rings > Plain`. */
  name: string;
  products: number;
  /** Chosen before; empty if nothing is chosen. */
  choice: string;
  /** The value of the option that the name may mean; empty if there is none. */
  suggestion: string;
}

/** The shop's categories as options: `rings` is Rings, `rings/plain` is Rings > Plain. */
export function categoryOptions(categories: readonly StoredCategory[]) {
  const live = categories.filter(({ state }) => state === 'live');
  const below = (parent: string | null) =>
    live.filter((each) => each.parent === parent).sort((a, b) => a.order - b.order);
  return below(null).flatMap((top) => [
    { value: top.id, label: top.name },
    ...below(top.id).map((sub) => ({
      value: `${top.id}/${sub.id}`,
      label: `${top.name} > ${sub.name}`,
    })),
  ]);
}

export function unknownCategories(
  names: ReadonlyMap<string, number>,
  choices: CategoryChoices,
  categories: readonly StoredCategory[],
): UnknownCategory[] {
  const tops = categories.filter(({ state, parent }) => state === 'live' && parent === null);
  return [...names]
    .map(([name, products]) => ({
      name,
      products,
      choice: choices[name] ?? '',
      suggestion: suggestCategory(name, tops)?.id ?? '',
    }))
    .sort((one, other) => other.products - one.products);
}
