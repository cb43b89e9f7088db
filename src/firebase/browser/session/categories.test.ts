/** The category store as specified. */
import { describe, expect, test } from 'vitest';
import type { CategoryNames } from '#core/category-names.ts';
import { createCategories } from './categories.ts';

const rings: CategoryNames = { categories: ['Rings'], subcategories: { Rings: ['Halo'] } };
const EMPTY: CategoryNames = { categories: [], subcategories: {} };

describe('fetch', () => {
  test('sets loading true and clears error', async () => {
    const responses = [Promise.reject(new Error('Gone.')), Promise.resolve(rings)];
    const { $categories, fetchCategories } = createCategories(
      () => responses.shift() ?? Promise.resolve(EMPTY),
    );
    await fetchCategories();
    const again = fetchCategories();
    expect($categories.get()).toMatchObject({ loading: true, error: null });
    await again;
  });

  test('success replaces categories and subcategories and resets loading', async () => {
    const responses = [rings, { categories: ['Chains'], subcategories: { Chains: [] } }];
    const { $categories, fetchCategories } = createCategories(() =>
      Promise.resolve(responses.shift() ?? EMPTY),
    );
    await fetchCategories();
    await fetchCategories();
    expect($categories.get()).toEqual({
      categories: ['Chains'],
      subcategories: { Chains: [] },
      loading: false,
      error: null,
    });
  });

  test.each([
    [new Error('The list cannot be read.'), 'The list cannot be read.'],
    [new Error(''), 'Failed to fetch categories'],
    ['a text', 'Failed to fetch categories'],
  ])('failure (%s) sets error to its message or a default', async (thrown, error) => {
    const { $categories, fetchCategories } = createCategories(async () => {
      await Promise.resolve();
      // Any thrown value, not only errors.
      throw thrown as Error;
    });
    await fetchCategories();
    expect($categories.get()).toMatchObject({ loading: false, error, categories: [] });
  });

  test('a second call during a fetch sends no request', async () => {
    let calls = 0;
    const { fetchCategories } = createCategories(() =>
      Promise.resolve((calls += 1)).then(() => rings),
    );
    await Promise.all([fetchCategories(), fetchCategories()]);
    expect(calls).toBe(1);
  });
});
