/** Selecting and clearing filters. */
import { expect, test } from 'vitest';
import { chipsOf, isChosen, toggled, withoutChip, withRange } from './choose.ts';
import { NO_FILTERS } from '#storefront/shared/listing/filters.ts';

const link = (id: string, parentId: string | null) => ({ id, name: id, slug: id, parentId });
const CATEGORIES = [link('rings', null), link('bands', 'rings'), link('chains', null)];
const choose = (choice: 'category' | 'subcategory' | 'plating', value: string, from = NO_FILTERS) =>
  toggled(from, { choice, value }, CATEGORIES);

test('selects a value and clears it again', () => {
  const chosen = choose('plating', 'gold');
  expect(isChosen(chosen, 'plating', 'gold')).toBe(true);
  expect(isChosen(choose('plating', 'gold', chosen), 'plating', 'gold')).toBe(false);
});

test('clears collections outside the selected categories', () => {
  const bands = choose('subcategory', 'bands', choose('category', 'rings'));
  expect(chipsOf(choose('category', 'chains', bands))).toHaveLength(3);
  const chains = choose('category', 'rings', choose('category', 'chains', bands));
  expect(chipsOf(chains)).toEqual([{ kind: 'choice', choice: 'category', value: 'chains' }]);
});

test('swaps bounds in the wrong order', () => {
  const filters = withRange(NO_FILTERS, 'grams', { least: 9, most: 2 });
  expect(filters.ranges.grams).toEqual({ least: 2, most: 9 });
});

test('clears every selected filter one by one', () => {
  const filters = withRange(choose('plating', 'gold', choose('category', 'rings')), 'rupees', {
    least: 100,
    most: undefined,
  });
  const chips = chipsOf(filters);
  expect(chips).toHaveLength(3);
  expect(chipsOf(chips.reduce(withoutChip, filters))).toEqual([]);
});
