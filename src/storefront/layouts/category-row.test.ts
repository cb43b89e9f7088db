import { expect, test } from 'vitest';
import { categoryRow } from './category-row.ts';

const named = (count: number, name = 'Toe Rings') =>
  Array.from({ length: count }, (_, place) => ({
    id: `c${place}`,
    slug: `c${place}`,
    name,
    parentId: null,
  }));

test('shows a few categories in the row without a menu', () => {
  const { shown, more } = categoryRow(named(9));
  expect(shown.map(({ fits }) => fits)).toEqual(Array(9).fill('always'));
  expect(more).toEqual([]);
});

test('shows categories that fit only in wide windows in both, and hides the menu there', () => {
  const { shown, more, moreWhen } = categoryRow(named(11));
  expect(shown).toHaveLength(11);
  const wide = shown.filter(({ fits }) => fits === 'wide');
  expect(wide.length).toBeGreaterThan(0);
  expect(more).toEqual(wide);
  expect(moreWhen).toBe('narrow');
});

test('shows each of 24 long names in the row or in the menu', () => {
  const all = named(24, 'Mangalsutras and Wedding Sets');
  const { shown, more, moreWhen } = categoryRow(all);
  const always = shown.filter(({ fits }) => fits === 'always');
  expect([...always, ...more].map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
  expect(always.length).toBeGreaterThan(1);
  expect(moreWhen).toBe('always');
});

test('reserves more width for wider scripts', () => {
  const latin = categoryRow(named(24, 'Earrings')).shown.length;
  expect(categoryRow(named(24, 'झुमकेझुमके')).shown.length).toBeLessThan(latin);
});
