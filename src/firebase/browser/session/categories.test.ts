/** The category store as specified. */
import { expect, test, vi } from 'vitest';
import { $categories, fetchCategories } from './categories.ts';

const json = (names: object) => Promise.resolve(new Response(JSON.stringify(names)));

test('success replaces the names, failure sets the error', async () => {
  const names = { categories: ['Rings'], subcategories: { Rings: ['Halo'] } };
  const fetched = vi.fn(() => json(names));
  vi.stubGlobal('fetch', fetched);
  const fetching = fetchCategories();
  expect($categories.get()).toMatchObject({ loading: true, error: null });
  await fetching;
  expect($categories.get()).toEqual({ ...names, loading: false, error: null });

  fetched.mockImplementation(() => Promise.reject(new TypeError('offline')));
  await fetchCategories();
  expect($categories.get()).toMatchObject({ ...names, loading: false });
  expect($categories.get().error).toBeTruthy();
  vi.unstubAllGlobals();
});
