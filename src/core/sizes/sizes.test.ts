/** Sizes of rings, bangles and chains, as buyers and staff write them. */
import { expect, test } from 'vitest';
import { sizeProblem } from '#schema/size-labels.ts';
import { normalizeSize, sizeRange, sizesInText, sortSizes } from './normalize-size.ts';
import { sizesText } from './sizes-text.ts';

test.each([
  ['bangle', '2.6', '2-6'],
  ['bangle', '2/6', '2-6'],
  ['bangle', '2-6', '2-6'],
  ['bangle', '2–6', '2-6'],
  ['bangle', 'Size 2-10', '2-10'],
  ['bangle', '2.14', undefined],
  ['bangle', '3-4', undefined],
  ['indianRing', '12', '12'],
  ['indianRing', 'Indian 08', '8'],
  ['indianRing', 'size no. 14', '14'],
  ['indianRing', '31', undefined],
  ['indianRing', '0', undefined],
  ['inch', '18"', '18 inch'],
  ['inch', '18 inches', '18 inch'],
  ['inch', '10.50 in', '10.5 inch'],
  ['inch', '16', '16 inch'],
  ['inch', '18 cm', undefined],
  ['cm', '45cms', '45 cm'],
  ['free', '  Free   size ', 'Free size'],
  ['free', ' ', undefined],
] as const)('in the system %s, “%s” is %s', (system, text, label) => {
  expect(normalizeSize(system, text)).toBe(label);
  if (label !== undefined) expect(sizeProblem(system, label)).toBeUndefined();
});

test.each([
  ['indianRing', ['8', '9', '10', '11'], 'Indian 8–11'],
  ['indianRing', ['8', '10', '12'], 'Indian 8, 10, 12'],
  ['indianRing', ['12'], 'Indian 12'],
  ['bangle', ['2-4', '2-6'], '2-4, 2-6'],
  ['inch', ['16 inch', '18 inch', '20 inch'], '16, 18, 20 inch'],
  ['free', ['Narrow', 'Broad'], 'Narrow, Broad'],
  [undefined, [], ''],
] as const)('all sizes of %s are written as a list or a range', (system, labels, text) => {
  expect(sizesText(system, labels)).toBe(text);
});

test('sizes are sorted by number, free ones not at all', () => {
  const labelsOf = (...labels: string[]) => labels.map((label) => ({ label }));
  expect(sortSizes('bangle', labelsOf('2-10', '2-4', '2-6'))).toEqual(
    labelsOf('2-4', '2-6', '2-10'),
  );
  expect(sortSizes('inch', labelsOf('20 inch', '9.5 inch'))).toEqual(
    labelsOf('9.5 inch', '20 inch'),
  );
  expect(sortSizes('free', labelsOf('Small', 'Big'))).toEqual(labelsOf('Small', 'Big'));
});

test('a range fills sizes within the system', () => {
  expect(sizeRange('indianRing', { from: 28, to: 34, step: 1 })).toEqual(['28', '29', '30']);
  expect(sizeRange('bangle', { from: 4, to: 10, step: 2 })).toEqual(['2-4', '2-6', '2-8', '2-10']);
  expect(sizeRange('inch', { from: 6.5, to: 7.5, step: 0.5 })).toEqual([
    '6.5 inch',
    '7 inch',
    '7.5 inch',
  ]);
  expect(sizeRange('cm', { from: 40, to: 50, step: 0 })).toEqual([]);
});

test.each([
  ['indianRing', '8-11, 14', ['8', '9', '10', '11', '14']],
  ['indianRing', '10 12 12', ['10', '12']],
  ['indianRing', '12, XL, 44', ['12']],
  ['bangle', '2-4, 2.6 2/8', ['2-4', '2-6', '2-8']],
  ['inch', '16", 18 inch', ['16 inch', '18 inch']],
  ['free', 'Small, Free size', ['Small', 'Free size']],
] as const)('the sizes of %s in “%s”', (system, text, labels) => {
  expect(sizesInText(system, text)).toEqual(labels);
});
