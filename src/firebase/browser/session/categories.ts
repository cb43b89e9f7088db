/**
 * Category names for pages with accounts, loaded at their start. Catalogue pages have theirs built in.
 */
import { map } from 'nanostores';
import { jsonCategories, type CategoryNames } from '#core/category-names.ts';
import { publishedFile } from '#core/listing/published-files.ts';
import { CATEGORY_NAMES_PATH } from '#core/paths.ts';

interface CategoriesState extends CategoryNames {
  loading: boolean;
  error: string | null;
}

/** @public No page shows the names yet. */
export const $categories = map<CategoriesState>({
  categories: [],
  subcategories: {},
  loading: false,
  error: null,
});

/** From the published file: visitors do not read products for it. */
export async function fetchCategories(): Promise<void> {
  $categories.set({ ...$categories.get(), loading: true, error: null });
  try {
    const names = jsonCategories(await publishedFile(CATEGORY_NAMES_PATH));
    $categories.set({ ...names, loading: false, error: null });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    $categories.set({
      ...$categories.get(),
      loading: false,
      error: message || 'Failed to fetch categories',
    });
  }
}
