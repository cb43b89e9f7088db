/** The category store by the sentences of its specification. */
import { describe, expect, test } from 'vitest';
import type { CategoryNames } from '#core/category-names.ts';
import { createCategories } from './categories.ts';

const rings: CategoryNames = { categories: ['Rings'], subcategories: { Rings: ['Halo'] } };
const EMPTY: CategoryNames = { categories: [], subcategories: {} };

describe('fetch', () => {
  test('sets loading true and clears error', async () => {
    const answers = [Promise.reject(new Error('Gone.')), Promise.resolve(rings)];
    const { $categories, fetchCategories } = createCategories(
      () => answers.shift() ?? Promise.resolve(EMPTY),
    );
    await fetchCategories();
    const again = fetchCategories();
    expect($categories.get()).toMatchObject({ loading: true, error: null });
    await again;
  });

  test('success replaces categories and subcategories, and loading returns to false', async () => {
    const answers = [rings, { categories: ['Chains'], subcategories: { Chains: [] } }];
    const { $categories, fetchCategories } = createCategories(() =>
      Promise.resolve(answers.shift() ?? EMPTY),
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
  ])(
    'failure (%s) sets error to the message, or says what failed if there is none',
    async (thrown, error) => {
      const { $categories, fetchCategories } = createCategories(async () => {
        await Promise.resolve();
        // Whatever is thrown: not all of it is an error.
        throw thrown as Error;
      });
      await fetchCategories();
      expect($categories.get()).toMatchObject({ loading: false, error, categories: [] });
    },
  );

  test('a second call while one is under way asks nothing more', async () => {
    let asked = 0;
    const { fetchCategories } = createCategories(() =>
      Promise.resolve((asked += 1)).then(() => rings),
    );
    await Promise.all([fetchCategories(), fetchCategories()]);
    expect(asked).toBe(1);
  });
});
