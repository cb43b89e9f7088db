/**
 * The names of the catalogue's categories and of what is under each, as a page with accounts fetches them at its start.
 * No page shows them yet: those of the catalogue are built with theirs, and the back office will choose from these.
 */
import { map, type MapStore } from 'nanostores';
import { loadCategories } from './load-categories.ts';
import type { CategoryNames } from '#core/category-names.ts';

export interface CategoriesState extends CategoryNames {
  loading: boolean;
  error: string | null;
}

export const FETCH_FAILED = 'Failed to fetch categories';

/** @param load fetches the names; what it throws is shown by its message */
export function createCategories(load: () => Promise<CategoryNames>): {
  $categories: MapStore<CategoriesState>;
  fetchCategories: () => Promise<void>;
} {
  const $categories = map<CategoriesState>({
    categories: [],
    subcategories: {},
    loading: false,
    error: null,
  });
  let fetching: Promise<void> | undefined;

  async function fetchAnew(): Promise<void> {
    $categories.set({ ...$categories.get(), loading: true, error: null });
    try {
      $categories.set({ ...$categories.get(), ...(await load()) });
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      $categories.setKey('error', message || FETCH_FAILED);
    }
    $categories.setKey('loading', false);
  }

  return {
    $categories,
    fetchCategories: () => (fetching ??= fetchAnew().finally(() => (fetching = undefined))),
  };
}

export const { $categories, fetchCategories } = createCategories(loadCategories);
