/** Saving a new order of categories. */
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import type { LoadedCategories } from '#admin/shell/actions/list-categories.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { queries } from '#admin/shell/queries.ts';
import { CATEGORIES_QUERY } from '#admin/shell/use-categories.ts';
import { saveOrder } from './category-order.ts';

beforeEach(emptyDatabase);

/** Two categories, as loaded. */
function load(fields: Partial<Category> = {}): StaffCategory[] {
  const all = ['rings', 'chains'].map((id, order) => ({
    id,
    category: { ...buildCategory({ slug: id, order, rev: 3 }), ...fields },
  }));
  queries.setQueryData<LoadedCategories>(CATEGORIES_QUERY.queryKey, { all, problems: [] });
  return all;
}

test('saves the new order and shows it', async () => {
  for (const { id, category } of load())
    database.documents.set(`categories/${id}`, { ...encodeDocument(categoryKind, category) });
  expect(await saveOrder(['chains', 'rings'], staffDatabase)).toMatchObject({
    success: true,
  });
  expect(database.documents.get('categories/chains')).toMatchObject({ order: 0, rev: 4 });
  expect(queries.getQueryData(CATEGORIES_QUERY.queryKey)).toMatchObject({
    all: [{ category: { order: 1, rev: 4 } }, { category: { order: 0, rev: 4 } }],
  });
});

test('returns an unexpected error as a message', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Not valid by the schema, so no write can be planned.
  load({ name: '' });
  const saved = await saveOrder(['chains', 'rings'], staffDatabase);
  expect(saved).toMatchObject({ success: false, error: expect.stringContaining('eference') });
  expect(logged).toHaveBeenCalledOnce();
});
