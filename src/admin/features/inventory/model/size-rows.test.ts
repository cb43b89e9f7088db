import { expect, test } from 'vitest';
import { changeOf, changeText, notForSale, onHandGrams } from './size-rows.ts';

const ring = {
  netWeightMg: 3_000,
  sizes: [{ label: '12' }, { label: '14', netWeightMg: 3_500 }],
};

test('weighs each size by its own weight, and units without a size by that of the product', () => {
  const levels = [{ size: '12', onHand: 10 }, { size: '14', onHand: 6 }, { onHand: 2 }];
  expect(onHandGrams(ring, levels)).toBe('57 g');
});

test.each([
  ['a missing product', undefined],
  ['a product without a weight', { sizes: [] }],
])('states no weight of %s', (_what, product) => {
  expect(onHandGrams(product, [{ onHand: 4 }])).toBe('');
  expect(changeText({ onHand: 4, reserved: 0 }, product)).toBe('+4 on hand');
});

test.each([
  [{ size: '14', onHand: -2, reserved: -2 }, 'Size 14: −2 on hand (7 g), −2 reserved'],
  [{ onHand: 0, reserved: 5 }, '+5 reserved'],
  [{ onHand: 0, reserved: 0 }, '0 on hand'],
  [{ size: '14', onHand: 0, reserved: 0 }, 'Size 14: 0 on hand'],
])('describes %j', (change, text) => {
  expect(changeText(change, ring)).toBe(text);
});

test.each([
  ['without a size', { onHand: 40 }, '40 without a size are not for sale: count them by size.'],
  ['of one unit', { onHand: 1 }, '1 without a size is not for sale: count it by size.'],
  [
    'of a former size',
    { size: '18', onHand: 4 },
    '4 in size 18 are not for sale: the product no longer has this size. Count them again.',
  ],
])('stock %s is to be counted', (_what, level, text) => {
  const reserved = 0;
  const levels = [
    { size: '12', onHand: 9, reserved },
    { ...level, reserved },
  ];
  expect(notForSale(ring.sizes, { levels })).toEqual([text]);
});

test('stock without a size is for sale for a product with none or one', () => {
  const levels = [{ onHand: 40, reserved: 0 }];
  expect(notForSale([], { levels })).toEqual([]);
  expect(notForSale([{ label: '12' }], { levels })).toEqual([]);
});

test.each([
  ['of a product that is not tracked', { onHand: 0, reserved: 0 }, []],
  ['of a size without stock', { size: '14', onHand: 0, reserved: 0 }, ['12']],
])('a first count of 0 %s is a change', (_what, level, stored) => {
  const levels = stored.map((size) => ({ size, onHand: 4, reserved: 0 }));
  expect(changeOf('counted', 0, level, levels)).toEqual(level);
  expect(changeOf('counted', 0, level, [...levels, level])).toBeUndefined();
  expect(changeOf('received', 0, level, levels)).toBeUndefined();
  expect(changeOf('adjusted', 0, level, levels)).toBeUndefined();
});
