/** The labels of filters and chips. */
import { expect, test } from 'vitest';
import { rangeLabel, valueName } from './filter-labels.ts';

const CATEGORIES = [
  { id: 'rings-solitaire', name: 'Solitaire Rings', slug: 's', parentId: 'rings' },
];

test.each([
  ['subcategory', 'rings-solitaire', 'Solitaire Rings'],
  ['category', 'gone', 'gone'],
  ['plating', 'rose-gold', 'Rose gold'],
  ['plating', 'constructor', 'constructor'],
  ['stone', 'Cubic zirconia', 'Cubic zirconia'],
  ['stock', 'madeToOrder', 'Made to order'],
  ['unit', 'set', 'Set'],
  ['microns', '0.5', '0.5 micron'],
  ['microns', '2.5', '2.5 microns'],
] as const)('labels %s %s as %s', (choice, value, name) => {
  expect(valueName(choice, value, CATEGORIES)).toBe(name);
});

test.each([
  ['rupees', { least: 500, most: 900 }, '₹500 to ₹900'],
  ['grams', { least: 2, most: undefined }, 'from 2 g'],
  ['grams', { least: undefined, most: 4.5 }, 'up to 4.5 g'],
] as const)('labels the range %s %o', (name, range, label) => {
  expect(rangeLabel(name, range)).toBe(label);
});
