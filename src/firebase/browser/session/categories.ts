/**
 * Category names for pages with accounts, loaded at their start. Catalogue pages have theirs built in.
 */
import { map, type MapStore } from 'nanostores';
import { jsonCategories, type CategoryNames } from '#core/category-names.ts';
import { publishedFile } from '#core/listing/published-files.ts';
import { CATEGORY_NAMES_PATH } from '#core/paths.ts';

export interface CategoriesState extends CategoryNames {
  loading: boolean;
  error: string | null;
}

const FETCH_FAILED = 'Failed to fetch categories';

/** @param load loads the names; its error message is shown */
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

  async function refetch(): Promise<void> {
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
    fetchCategories: () => (fetching ??= refetch().finally(() => (fetching = undefined))),
  };
}

/**
 * From the published file: visitors do not read products for it.
 * @public No page shows the names yet.
 */
export const { $categories, fetchCategories } = createCategories(async () =>
  jsonCategories(await publishedFile(CATEGORY_NAMES_PATH)),
);
