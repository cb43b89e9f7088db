/** Another layout shows the same designs. */
import { expect, test } from 'vitest';
import { pageIn } from './list-layout.ts';

test.each([
  [1, 1],
  [8, 1],
  [9, 1],
  [10, 2],
])('page %i of cards is on page %i of the table', (page, expected) => {
  expect(pageIn('table', { page, from: 'cards' })).toBe(expected);
});

test('page 2 of the table starts on page 9 of cards', () => {
  expect(pageIn('cards', { page: 2, from: 'table' })).toBe(9);
});
