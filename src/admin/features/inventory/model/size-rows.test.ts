import { expect, test } from 'vitest';
import { changeText, onHandGrams } from './size-rows.ts';

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
])('describes %j', (change, text) => {
  expect(changeText(change, ring)).toBe(text);
});
