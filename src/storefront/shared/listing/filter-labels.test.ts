/** The labels of filters and chips. */
import { expect, test } from 'vitest';
import { chosenName, rangeLabel, valueName } from './filter-labels.ts';

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
  ['width', '0–2', 'Up to 2 mm'],
  ['width', '2–4', '2–4 mm'],
  ['length', '100+', 'Over 100 mm'],
  ['microns', '0.5', '0.5 micron'],
  ['microns', '2.5', '2.5 microns'],
] as const)('labels %s %s as %s', (choice, value, name) => {
  expect(valueName(choice, value, CATEGORIES)).toBe(name);
});

test('a selected value without words of its own names its filter', () => {
  expect(chosenName('size', '14', CATEGORIES)).toBe('Size: 14');
  expect(chosenName('plating', 'rose-gold', CATEGORIES)).toBe('Rose gold');
});

test.each([
  ['rupees', { least: 500, most: 900 }, '₹500 to ₹900'],
  ['grams', { least: 2, most: undefined }, 'from 2 g'],
  ['grams', { least: undefined, most: 4.5 }, 'up to 4.5 g'],
] as const)('labels the range %s %o', (name, range, label) => {
  expect(rangeLabel(name, range)).toBe(label);
});
