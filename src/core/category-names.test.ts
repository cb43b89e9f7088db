/** The category names of products, and the validation of a published list. */
import { describe, expect, test } from 'vitest';
import { jsonCategories } from './category-names.ts';

describe('a published list', () => {
  test('is parsed without invalid values and duplicates', () => {
    expect(
      jsonCategories({
        categories: ['Rings', 7, 'Rings'],
        subcategories: { Rings: ['Halo', null] },
      }),
    ).toEqual({ categories: ['Rings'], subcategories: { Rings: ['Halo'] } });
  });

  test.each([null, [], 'x', { categories: 7 }])('%j is rejected', (value) => {
    expect(() => jsonCategories(value)).toThrow('The list of categories cannot be read.');
  });
});
