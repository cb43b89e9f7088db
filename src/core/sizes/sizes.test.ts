/** Sizes of rings, bangles and chains, as buyers and staff write them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizesLabel } from '#core/order/requested-lines.ts';
import { sizeProblem, type SizeSystem } from '#schema/size-labels.ts';
import { normalizeSize, sizeRange, sortSizes } from './normalize-size.ts';
import { parseSizeQuantities, typedSizes } from './size-quantities.ts';
import { sizeText } from './size-text.ts';
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

test('sizes are shown with their system', () => {
  expect(sizeText('indianRing', '12')).toBe('Indian 12');
  expect(sizeText('bangle', '2-6')).toBe('2-6');
  expect(sizeText('inch', '18 inch')).toBe('18 inch');
});

test.each([
  ['indianRing', ['8', '9', '10', '11'], 'Indian 8–11'],
  ['indianRing', ['8', '10', '12'], 'Indian 8, 10, 12'],
  ['indianRing', ['12'], 'Indian 12'],
  ['indianRing', ['8', '9', '10', '12', '13', '15'], 'Indian 8–10, 12, 13, 15'],
  ['bangle', ['2-4', '2-6', '2-8'], '2-4, 2-6, 2-8'],
  ['bangle', ['2-2', '2-4', '2-5', '2-6'], '2-2, 2-4 to 2-6'],
  ['bangle', sizeRange('bangle', { from: 2, to: 12, step: 1 }), '2-2 to 2-12'],
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

describe('quantities per size', () => {
  const RINGS = ['8', '10', '12', '14', '16'];
  const BANGLES = ['2-4', '2-6', '2-8', '2-10'];
  const short = (of: { sizes: { label: string; qty: number }[]; rest: string }) =>
    [...of.sizes.map(({ label, qty }) => `${label}=${qty}`), of.rest].join(' | ');

  test.each([
    ['12x4 14x6', '12=4 | 14=6 | '],
    ['14 x 6, 12 × 4', '12=4 | 14=6 | '],
    ['size 12 - 4 pc', '12=4 | '],
    ['size 12-4pc', '12=4 | '],
    ['12: 4; 14: 6', '12=4 | 14=6 | '],
    ['12 - 10, 14 - 10', '12=10 | 14=10 | '],
    ['12x4 12x2', '12=6 | '],
    ['12x4 gold, 14x6', '12=4 | 14=6 | gold'],
    ['12x4 @ ₹180', '12=4 | @ ₹180'],
    ['12-14', '12-14'],
    ['13x4', '13x4'],
    ['12x4x6', '12x4x6'],
    ['12 pcs', '12 pcs'],
    ['112x4', '112x4'],
    ['12x0', '12x0'],
  ])('of rings in “%s”', (text, expected) => {
    expect(short(parseSizeQuantities(text, 'indianRing', RINGS))).toBe(expected);
  });

  test.each([
    ['2.6 - 4, 2.8 - 8', '2-6=4 | 2-8=8 | '],
    ['2/6x4 2-10x12', '2-6=4 | 2-10=12 | '],
    ['2-6-4 pcs', '2-6=4 | '],
    ['2-4 to 2-8', '2-4 to 2-8'],
  ])('of bangles in “%s”', (text, expected) => {
    expect(short(parseSizeQuantities(text, 'bangle', BANGLES))).toBe(expected);
  });

  test.each([
    ['piece', '12x4 pcs', '12=4 | '],
    ['piece', '12x4 jodi', '12=4 | jodi'],
    ['pair', '12x4 जोड़ी', '12=4 | '],
    ['pair', '12x4 set', '12=4 | set'],
    ['set of 4', '12x4 सेट', '12=4 | '],
    ['set of 4', '12x4 pcs', '12=4 | pcs'],
    [undefined, '12x4 pcs, 14x6 sets', '12=4 | 14=6 | '],
  ])('of a product that is sold by the %s in “%s”', (unit, text, expected) => {
    expect(short(parseSizeQuantities(text, 'indianRing', RINGS, { unit }))).toBe(expected);
  });

  test('of lengths and free sizes', () => {
    expect(
      short(parseSizeQuantities('16"x4, 18 inch - 6 pcs', 'inch', ['16 inch', '18 inch'])),
    ).toBe('16 inch=4 | 18 inch=6 | ');
    expect(
      short(parseSizeQuantities('free size, broad x 6', 'free', ['Free size', 'Free size, broad'])),
    ).toBe('Free size, broad=6 | ');
  });

  test('of a product without sizes are none', () => {
    expect(parseSizeQuantities('12x4', 'indianRing', [])).toEqual({ sizes: [], rest: '12x4' });
  });

  const SYSTEMS: readonly (readonly [SizeSystem, readonly string[]])[] = [
    ['indianRing', sizeRange('indianRing', { from: 1, to: 30, step: 1 })],
    ['bangle', sizeRange('bangle', { from: 2, to: 12, step: 1 })],
    ['inch', sizeRange('inch', { from: 5, to: 40, step: 0.5 })],
    ['cm', sizeRange('cm', { from: 10, to: 120, step: 0.5 })],
    ['free', ['S', 'M', 'L', 'XL', 'Free size', 'Free size, broad']],
  ];

  test.each(SYSTEMS)('of the system %s are parsed as they were formatted', (system, all) => {
    const anySizes = fc.array(
      fc.record({ label: fc.constantFrom(...all), qty: fc.integer({ min: 1, max: 9_999 }) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(anySizes, fc.nat({ max: 2 }), (sizes, form) => {
        const text = [
          sizes.map(({ label, qty }) => `${sizeText(system, label)} x ${qty}`).join('; '),
          sizesLabel(sizes),
          typedSizes(system, sizes),
        ][form];
        // Quantities of a repeated size are added up.
        const expected = all.flatMap((label) => {
          const own = sizes.filter((size) => size.label === label);
          const qty = own.reduce((sum, size) => sum + size.qty, 0);
          return own.length === 0 ? [] : [{ label, qty }];
        });
        expect(parseSizeQuantities(text ?? '', system, all)).toEqual({ sizes: expected, rest: '' });
      }),
    );
  });
});
