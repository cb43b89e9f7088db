/** The category names of products, and the validation of a published list. */
import { describe, expect, test } from 'vitest';
import { categoryNames, jsonCategories } from './category-names.ts';

describe('a product contributes', () => {
  test('a category only if it has a category value', () => {
    expect(categoryNames([{}, { category: '' }, { category: 'Rings' }])).toEqual({
      categories: ['Rings'],
      subcategories: { Rings: [] },
    });
  });

  test('a subcategory only if it has both category and subCategory', () => {
    const products = [
      { subCategory: 'Lost' },
      { category: 'Rings', subCategory: 'Halo' },
      { category: 'Chains' },
    ];
    expect(categoryNames(products).subcategories).toEqual({ Rings: ['Halo'], Chains: [] });
  });

  test('no duplicates', () => {
    const ring = { category: 'Rings', subCategory: 'Halo' };
    expect(categoryNames([ring, ring])).toEqual({
      categories: ['Rings'],
      subcategories: { Rings: ['Halo'] },
    });
  });
});

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
