/** Selecting and clearing filters. */
import { expect, test } from 'vitest';
import { chipsOf, isChosen, toggled, withRange } from './choose.ts';
import { NO_FILTERS } from '#storefront/shared/listing/filters.ts';

const link = (id: string, parentId: string | null) => ({ id, name: id, slug: id, parentId });
const CATEGORIES = [link('rings', null), link('bands', 'rings'), link('chains', null)];
const choose = (choice: 'category' | 'subcategory' | 'plating', value: string, from = NO_FILTERS) =>
  toggled(from, { choice, value }, CATEGORIES);
const labels = (filters: typeof NO_FILTERS) =>
  chipsOf(filters, CATEGORIES).map(({ label }) => label);

test('selects a value and clears it again', () => {
  const chosen = choose('plating', 'gold');
  expect(isChosen(chosen, 'plating', 'gold')).toBe(true);
  expect(isChosen(choose('plating', 'gold', chosen), 'plating', 'gold')).toBe(false);
});

test('clears subcategories outside the selected categories', () => {
  const bands = choose('subcategory', 'bands', choose('category', 'rings'));
  expect(labels(choose('category', 'chains', bands))).toEqual(['rings', 'chains', 'bands']);
  const chains = choose('category', 'rings', choose('category', 'chains', bands));
  expect(labels(chains)).toEqual(['chains']);
});

test('swaps bounds in the wrong order', () => {
  const filters = withRange(NO_FILTERS, 'grams', { least: 9, most: 2 });
  expect(filters.ranges.grams).toEqual({ least: 2, most: 9 });
});

test('each chip removes one selected filter', () => {
  const filters = withRange(choose('plating', 'gold', choose('category', 'rings')), 'rupees', {
    least: 100,
    most: undefined,
  });
  expect(labels(filters)).toEqual(['rings', 'Gold', 'from ₹100']);
  expect(chipsOf(filters, CATEGORIES).map(({ without }) => labels(without))).toEqual([
    ['Gold', 'from ₹100'],
    ['rings', 'from ₹100'],
    ['rings', 'Gold'],
  ]);
});
