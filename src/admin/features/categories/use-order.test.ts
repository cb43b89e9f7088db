/** Saving a new order of categories. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import type { LoadedCategories } from '#admin/shell/actions/list-categories.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { CATEGORIES_QUERY } from '#admin/shell/use-categories.ts';
import { saveOrder } from './use-category-order.ts';

beforeEach(emptyDatabase);

/** A cache with two categories, as loaded. */
function cacheWith(fields: Partial<Category> = {}): QueryClient {
  const all = ['rings', 'chains'].map((id, order) => ({
    id,
    category: { ...buildCategory({ slug: id, order, rev: 3 }), ...fields },
  }));
  const cache = new QueryClient();
  cache.setQueryData<LoadedCategories>(CATEGORIES_QUERY.queryKey, { all, problems: [] });
  return cache;
}

test('saves the new order and shows it', async () => {
  const cache = cacheWith();
  for (const { id, category } of cache.getQueryData<LoadedCategories>(CATEGORIES_QUERY.queryKey)
    ?.all ?? [])
    database.documents.set(`categories/${id}`, { ...encodeDocument(categoryKind, category) });
  expect(await saveOrder(cache, ['chains', 'rings'], staffDatabase)).toMatchObject({
    success: true,
  });
  expect(database.documents.get('categories/chains')).toMatchObject({ order: 0, rev: 4 });
  expect(cache.getQueryData(CATEGORIES_QUERY.queryKey)).toMatchObject({
    all: [{ category: { order: 1, rev: 4 } }, { category: { order: 0, rev: 4 } }],
  });
});

test('returns an unexpected error as a message', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Not valid by the schema, so no write can be planned.
  const saved = await saveOrder(cacheWith({ name: '' }), ['chains', 'rings'], staffDatabase);
  expect(saved).toMatchObject({ success: false, error: expect.stringContaining('eference') });
  expect(logged).toHaveBeenCalledOnce();
});
